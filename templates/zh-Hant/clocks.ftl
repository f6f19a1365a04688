# 回合何時進行：日期、時限、各種回合的時鐘、提醒。

no-such-date = 我讀不懂日期 { $text }。請寫 { $day }、{ $whole }、Thu 20:00、20:00 或 +24h。
date-other-weekday = { $text } 的星期與日期不符：那天是 { $date }。請只寫其中之一。
date-far = { $text } 會是 { $date }，超過 120 天以後。如果確是此意，請寫 { $whole }。
date-in-the-past = { $date }已經過去。
