# 任何人都可以閱讀的遊戲網頁。
site-set = { $what ->
    [name] 公開的遊戲網頁從現在起以您的姓名稱呼您；您若寫了 SET STATS ON，也會列出您的戰績。
    [none] 公開的遊戲網頁從現在起既不顯示您的姓名，也不顯示您所寫的內容。
   *[power] 公開的遊戲網頁從現在起只以國家稱呼您。
  }
site-form = 遊戲網頁提到您的方式是 name（姓名）、power（只稱國家，並以該國名義刊出您對眾人所寫的內容）或 none（什麼都不提）。
status-site = 網站上
status-site-name = 以姓名
status-site-power = 只以國家
status-site-none = 不提及
help-set-site = 遊戲網頁如何提到您：name（姓名）、power（只稱國家）或 none（不提及）
site-what = { $name } 是用電子郵件玩《外交縱橫》的裁判。這裡可以逐回合閱讀各場遊戲。
site-skip = 跳到內容
site-pages = 頁面
site-games = 遊戲
site-boards = 棋盤
site-help = 說明
site-rules = 規則
site-rules-of = { $title } 規則
site-archive = 所有已結束的遊戲
site-languages = 語言
site-open = 空缺席位
site-forming = 等待玩家
site-running = 進行中
site-finished = 近期結束
site-none = 目前沒有。
site-due = 截止於 { $date }
site-no-deadline = 無期限
site-lacks = 還缺 { $count } 位玩家
site-ended = 結束於 { $date }
site-join = 如何加入
site-join-how = 請將這一行寄到 { $address }。初次來的人會先被問及姓名。
site-take-how = 請在這一行末尾加上您自己的密碼，寄到 { $address }。初次來的人會先被問及姓名。
site-next-time = 想參加另一場遊戲，請將這一行寄到 { $address }：回信會列出缺少玩家的遊戲。
site-write = 撰寫這封信
site-replay = 重播
site-map = 地圖
site-turns = 回合
site-now = 現在
site-first = 第一回合
site-previous = 上一回合
site-next = 下一回合
site-last = 最後回合
site-play = 播放
site-stop = 停止
site-slider = 回合
site-keys = 方向鍵逐回合移動，空白鍵播放與停止，Home 與 End 跳到第一與最後回合。將游標指向棋子，或用 Tab 鍵移到棋子上，即可讀到它做了什麼以及原因。
site-players = 玩家
site-settings = 設定
site-press = 對眾人所說
site-press-more = 本頁放不下的內容，請以郵件寄送 HISTORY { $game } 取得。
site-chart = 圖表
site-feed = 消息（Atom）
site-calendar = 期限行事曆（ICS）
site-places = 地點
site-code = 代碼
site-place = 名稱
site-kind = 類別
site-near = 相鄰
site-kind-of = { $kind ->
    [sea] 海
    [coast] 沿岸
    [wall] 不可進入
   *[land] 陸地
  }{ $centre ->
    [yes] 、中心
   *[no] {""}
  }
site-try = 試下命令
site-try-now = 裁定
site-try-on = 從那裡繼續
site-try-why = 原因（英文）
site-try-results = 命令的結果
site-try-broken = 無法試下命令：所需的程式沒有載入，或在此不能執行。
site-statistics = 統計
site-board-rules = { $name }{ $rules ->
    [none] {""}
   *[other] （{ $rules }）
  }
site-power = 國家
site-alone = 獨勝
site-shared = 平分結果
site-survived = 存活
site-out = 出局
site-player = 玩家
site-rating = 評分
site-in-time = 準時交令
site-left = 終局前離開的席位
site-statistics-how = 寫信到 { $address }，註明 SET STATS ON 和 SET SITE NAME，任一場遊戲結束後便會列在這裡。
site-foot = 本頁由 { $name } 撰寫，這是用電子郵件玩《外交縱橫》的裁判。想參加，請寄 HELP 到 { $address }。
