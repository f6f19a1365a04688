# 本回合命令之外的：提醒、以後回合的命令、常備命令、試算。

subject-orders-warned = 命令已齊，有{ $count }處請再看；期限{ $date }
receipt-warnings = 以下請再看一遍；命令照樣算數：
