# 回合何時進行：日期、時限、各種回合的時鐘、提醒。

no-such-date = 我讀不懂日期 { $text }。請寫 { $day }、{ $whole }、Thu 20:00、20:00 或 +24h。
date-other-weekday = { $text } 的星期與日期不符：那天是 { $date }。請只寫其中之一。
date-far = { $text } 會是 { $date }，超過 120 天以後。如果確是此意，請寫 { $whole }。
date-in-the-past = { $date }已經過去。
date-too-far = { $date } 在一年以後。

## 各種回合的時鐘
day-from-noon = { $day }（中午起）
span-none = 無
pace-more = 另外
pace-first-twice = 第一回合時間加倍
pace-first = 第一回合為{ $span }
pace-decrease = 每回合縮短{ $by }，最短{ $span }
pace-min = 回合開始{ $span }內不會進行
pace-delay = 命令到齊後，從最後一道起等{ $span }才進行，以便更正
pace-strict = 任何一天都等候遲到的命令
pace-holidays = 期限不落在 { $days }{ $count ->
    [0] {""}
   *[other] {" "}和另外 { $count } 天
  }
pace-manual = 每回合由主持人以 PROCESS 進行
pace-auto = 依時鐘
pace-own = { $length }（{ $what }）
own-any-hour = 不限時刻
own-hour = 時刻 { $hour }
own-days = { $days }
own-grace = 寬限{ $span }
own-min = 至少{ $span }
own-delay = 延遲{ $span }
clocks-set = 從下一回合起，{ $key } 為 { $value }。
clocks-set-first = 從第一回合起，{ $key } 為 { $value }。
clock-lacks = { $key } 後面沒有內容。請寫例如 MOVE CLOCK 20:00 MIN 12h NEXT 48h GRACE 24h DELAY 30m DAYS -MTWTF-，或其中一部分。
clocks-form = 我讀不懂 { $text }。請寫 { $key } 48h，或寫項目與數值：CLOCK 20:00 MIN 12h NEXT 48h GRACE 24h DELAY 30m DAYS -MTWTF-。
no-delay = { $text } 不能作為 DELAY。請寫 0 表示不等，或最多 24h，例如 30m。
strict-form = 請寫 STRICT ON，在沒有期限的日子也等候遲到的命令；或寫 STRICT OFF。
strict-set = { $on ->
    [on] 任何一天都等候遲到的命令，沒有期限的日子也一樣。
   *[off] 等候遲到的命令，直到可以有期限的日子。
  }
first-form = { $text } 不能作為第一回合的時間。請寫 5d、twice 或 none；至少一小時。
decrease-form = 我讀不懂 { $text }。請寫 2h_to_24h：每回合比上一回合短兩小時，最短一天；或寫 none。
process-how = 請寫 PROCESS MANUAL，每回合等您的 PROCESS；或寫 PROCESS AUTO，回合依時鐘進行。
process-set = { $how ->
    [manual] 從現在起，每回合都等您的 PROCESS。
   *[auto] 回合依時鐘進行。
  }
receipt-plays = 所有人的命令都到齊了。除非有人更改命令，本回合將於{ $date }進行。
late-play = { $delay ->
    [none] 命令一齊，我立即進行。
   *[other] 命令到齊後，從最後一道起等{ $span }，我就進行。
  }
notice-turn-waits = 遊戲「{ $game }」的{ $turn }可以進行了，正在等您這位主持人：以您的密碼 SIGNON M{ $game }，再寫 PROCESS。寫 SET PROCESS AUTO，回合就再依時鐘進行。
help-set-strict = 是否任何一天都等候遲到的命令
help-set-delay = 命令到齊後等多久才進行；若有人最後的命令中有一行未被接受，至少等半小時
help-set-min = 一個回合至少多久
help-set-first = 第一回合多久
help-set-decrease = 回合逐漸縮短，到某個長度為止
help-set-process = 每回合等 PROCESS；auto：依時鐘

## 主持人訂的日期
deadline-when-resumed = 遊戲 { $game } 繼續時，期限是{ $date }；若 RESUME 後一小時更晚，則以該時為準。
grace-before-deadline = { $date }早於期限{ $deadline }。寬限必須在期限當時或之後結束。
grace-nobody-owes = 遊戲 { $game } 的{ $turn }沒有人必須下令，所以不等遲到的命令。若要給更多時間，請用 SET DEADLINE 移動期限。
grace-set = 本回合遲到的命令等到{ $date }為止。已通知所有玩家。
start-set = 本回合不會在{ $date }之前進行；期限是{ $deadline }。已通知所有玩家。
notice-grace = 遊戲「{ $game }」的{ $turn }：遲到的命令等到{ $since }為止。
notice-not-before = 遊戲「{ $game }」的{ $turn }即使命令到齊，也不會在{ $since }之前進行。期限是{ $date }。
notice-deadline-later = 遊戲「{ $game }」繼續時，期限是{ $since }。
help-set-start = 這個回合最早何時進行

## 個人的提醒
status-reminders = 提醒
status-before = 期限前{ $spans }
reminders-of-game = 依各局主持人的設定提醒您。
reminders-off = 您不會收到提醒。寫 SET REMINDERS 24h，就在每個期限前一天提醒一次。
reminders-set = 只要您還缺命令，我就在每個期限前{ $spans }提醒您。
reminders-form = 我讀不懂 { $text }。請寫期限前的時間，最多六個，從 5m 到 14d，例如 24h 6h 1h；OFF 表示不要；GAME 表示依各局主持人。
help-set-reminders = 何時提醒您下令；OFF：從不
