## What LIST, SUMMARY, WHOGAME, HISTORY, STATUS and VERSION tell
game-forming = 遊戲「{ $game }」{ $count ->
    [0] 人數已齊，等待開局。
   *[other] 還在等{ $count }位玩家。
  }
game-over-how = 遊戲「{ $game }」已結束（{ $how ->
    [won] 獲勝
    [lot] 抽籤
    [drawn] 和局
    [conceded] 讓勝
   *[terminated] 終止
  }：{ $seats }）。
game-over-alone = { $by ->
    [players] 遊戲「{ $game }」已結束：玩家同意不分勝負地結束。
   *[master] 遊戲「{ $game }」已結束：主持人終止了它。
  }
game-paused = 遊戲「{ $game }」在{ $turn }暫停。
game-deadline = 遊戲「{ $game }」（{ $label }）的期限是{ $date }。
game-held = 遊戲「{ $game }」被擱置：紀錄讀不出來，已通知營運者。
variant = 變體
pace-turns = 回合
pace-grace = 寬限
pace-reminder = 提醒
pace-hour = 時刻
pace-rules = 規則
days-all = 每天
span-hours = { $count }小時
span-minutes = { $count }分鐘
rule-told = { $what }：{ $value }
pace-length = { $kind ->
    [movement] 行動 { $span }
    [retreats] 撤退 { $span }
    [adjustments] 調整 { $span }
    [orders] 命令 { $span }
    [talk] 談判 { $span }
    [seal] 簽約 { $span }
    [peace] 求和 { $span }
    [ransom] 贖人 { $span }
    [pardon] 赦免 { $span }
    [war] 宣戰 { $span }
    [answer] 干預 { $span }
   *[other] { $kind } { $span }
  }
pace-hour-at = { $hour }（{ $zone }），{ $days }
pace-hour-any = 任意（{ $zone }），{ $days }
players-of = 遊戲「{ $game }」的參加者：
players-waiting = 已登入、等待開局：{ $names }。
player-open = 開放接手
player-none = 尚未分配
player-eliminated = { $player }（出局）
player-unwell = 寄給{ $seat }的信自{ $since }起被退回。
list-game = 遊戲
list-phase = 階段
list-variant = 變體
list-completed = 已結束
list-terminated = 已終止
list-gunboat = 匿名
list-nmr = NMR
list-nmr-wait = NMR wait
list-nmr-extend = NMR extend { $span }
list-nmr-default = NMR default
list-hours = { $count }小時
list-minutes = { $count }分鐘
list-moderated = 有主持人
list-moderated-by = 主持人{ $master }
list-unmoderated = 無主持人
list-press = Press:{ $signs }
list-comment = 「{ $text }」
list-formed = 人數已齊：等待開局。
list-open-seat = { $seat }（{ $stands }）
list-openings = 空位：{ $seats }。
list-signs = Press:WGPF：W 白函、G 灰函、P 只給部分人、F 可偽造抬頭；有短線即不許。NMR：缺令時照常進行；加 wait 或 extend 則延後。
list-wordless = 主持人對遊戲的說明和姓名，只給已註冊的人看。
list-status = { $status ->
    [paused] 暫停
    [held] 擱置
   *[running] 進行中
  }
list-forming = 組局中：還缺{ $count }位玩家。
list-empty = 還沒有遊戲。CREATE 可開局；HELP CREATE 說明方法。
list-more = 用 LIST 加遊戲名，或用 LIST FULL，可看更多。
list-page = { $next ->
    [none] 這是第 { $page } 頁，共 { $pages } 頁，後面沒有了。
   *[other] 這是第 { $page } 頁，共 { $pages } 頁；{ $next } 看下一頁。
  }
summary-through = 遊戲「{ $game }」到{ $label }的概要。
summary-parameters = 遊戲設定：
summary-created = 開局：{ $date }。
summary-ended = { $how ->
    [won] 獲勝：{ $date }。
    [drawn] 宣告和局：{ $date }。
    [conceded] 讓勝：{ $date }。
    [lot] 抽籤：{ $date }。
   *[terminated] 終止：{ $date }。
  }
summary-drawn = 這局遊戲宣告和局：{ $seats }。
summary-from = { $label }起
history-of = 遊戲「{ $game }」的歷史：
history-none = 還沒有進行過任何回合。
history-end = 歷史完。
history-part = { $from ->
    [none] 到{ $until }為止。
   *[other] { $until ->
        [none] 從{ $from }起。
       *[other] 從{ $from }到{ $until }。
      }
  }
history-nothing = 這段時間什麼也沒發生。
history-wordless = 玩家寫給所有人的話，只給已註冊的人看。
history-cut = 只要{ $count }行；其餘略去。
history-word = { $word }說明不了要歷史的哪一部分。可用 FROM 和 TO 加日期、LINES 加數字、EXCLSTART 和 EXCLEND 加回合，以及 BROAD，例如 { $example }。
history-date = { $text }不是日期。請照 { $example } 的樣子寫。
history-lines = { $text }不是行數。請寫成 HISTORY { $game } LINES 500。
history-order = 這段時間的結尾比開頭還早。請先寫 FROM 和較早的日期，例如 { $example }。
history-turn = 請在 { $key } 後面寫回合。例如：{ $example }。
history-start = EXCLEND 之前要有 EXCLSTART 和一個回合：從哪個回合起略去？
no-turn-yet = 遊戲 { $game } 還沒進行過回合，沒有可略去的。
version = Chancery { $version }。已註冊{ $people }人；本裁判有{ $games }局遊戲。
version-key = 命令收據均經簽署（Ed25519）；本裁判的公開金鑰是 { $key }。
status-of = 信件寄到 { $address } 的方式：
status-language = 語言
status-format = 格式
status-map = 地圖
status-calendar = 行事曆
status-zone = 時區
status-quiet = 安靜時段
status-digest = 每日摘要
status-notices = 通知
status-on = 開
status-off = 關
status-of-game = 依各局
status-none = 無
status-games = 您的遊戲：
status-seat = 遊戲 { $game }（{ $label }）的{ $seat }
status-no-games = 您沒有參加任何遊戲。
any-stands = 目前階段：{ $turn }。
any-results = 第{ $number }回合的結果。
any-turns = 已進行{ $count }個回合。
player-hidden = （保密）
whois-told = { $name } 自稱：「{ $text }」
whois-nothing = 這裡沒有叫 { $name } 的人介紹自己。想介紹的人寫 SET WHOIS 和一行字。
whois-set = 別人用 WHOIS 問您時會看到：「{ $text }」
whois-cleared = 現在用 WHOIS 問不到您的事。
whois-form = WHOIS 介紹您的話是一行，最多 300 字；或寫 none。
whois-of = { $text ->
    [none] { $name } 沒有介紹自己。
   *[other] { $name } 自稱：「{ $text }」
  }
whois-looks-on = 旁觀。
status-whois = 自我介紹
help-whois = 某人對自己的介紹
help-whofull = 誰在玩、誰在旁觀，以及他們的自我介紹
help-set-whois = WHOIS 告訴別人您的什麼；none：什麼都不說
