# 繁體中文。一則訊息一句話，依人們遇到的順序排列。
#
# 營運者可在自己的資料夾中放同名檔案，替換個別訊息；`chancery check` 會檢查它。訊息得到的內容以 { $name } 表示。
# 棋盤有中文名稱時，國名與地名以中文出現；遊戲名、指令與信箱地址照原樣。

## Lists, dates
list-comma = 、
list-and = 和
list-or = 或
list-arrow = {" -> "}
sign-colon = ：
sign-stop = 。
sentence-gap = {""}
weekday = { $weekday ->
    [1] 星期一
    [2] 星期二
    [3] 星期三
    [4] 星期四
    [5] 星期五
    [6] 星期六
   *[7] 星期日
  }
date-day = { $year }年{ $month }月{ $day }日
date-long = { date-day }{ weekday } { $time }（{ $zone }{ $offset }）
date-short = { $weekday ->
    [1] 週一
    [2] 週二
    [3] 週三
    [4] 週四
    [5] 週五
    [6] 週六
   *[7] 週日
  } { $time } { $zone }
role-master = 主持人

## Subjects, behind [game turn]; phones show some forty letters
subject-start = 您是{ $seat }；{ $date }前下令
subject-start-watch = 遊戲開始了
subject-results = { $date }前下令；{ $label }結果
subject-results-idle = { $label }結果
subject-reminder = 提醒：{ $date }前下令
subject-reminder-untimed = 還缺您的命令
subject-late = 命令遲到；等到{ $date }
subject-waiting = 本回合在等信件
subject-end = { $how ->
    [won] { $seats }獲勝
    [lot] { $seats }抽籤獲勝
    [drawn] { $among ->
        [all] { $count }國和局
       *[some] 和局：{ $seats }
      }
    [conceded] 讓勝給{ $seats }
   *[terminated] 遊戲終止
  }
subject-press = { $author }的來函
subject-offer = 給{ $seat }的提議
subject-press-all = { $author }致全體
subject-notice = { $what ->
    [deadline] 新期限：{ $date }
    [outage] 新期限：{ $date }
    [outage-late] 遲到的命令收到{ $grace }為止
    [due-again] 新期限：{ $date }
    [set-back] 我回到了副本
    [revoked] 今後請回覆這封信
    [paused] 暫停
    [resumed] 遊戲繼續{ $due ->
        [due-next] ；{ $date }前下令
       *[other] {""}
      }
    [settings] 新設定
    [returned] { $seat }回來了
    [taken-over] { $seat }換了玩家
    [resigned] { $seat }徵求玩家
    [abandoned] { $seat }徵求玩家
    [forfeited] { $seat }徵求玩家
    [missed] 缺令：{ $seat }
    [stalled] 等候{ $seat }
    [extended-by-silence] 新期限：{ $date }
    [extended] 新期限：{ $date }
    [extended-by-most] 新期限：{ $date }
    [all-wait] 大家等候
    [formed] 席位已滿
    [still-forming] 還缺玩家
    [still-paused] 仍然暫停
    [still-open] 仍然空缺：{ $seat }
    [absent] 新期限：{ $date }
    [more-time] 要更多時間嗎
    [unwell] { $seat }收不到信
    [nobody-left] 沒有玩家了
    [grace] 等候遲到命令到何時
    [not-before] 本回合最早何時進行；{ $date }前下令
    [deadline-later] 繼續後的期限
    [turn-waits] 回合在等您的 PROCESS
    [master-asked] 遊戲在等您
    [master-may] 您可以下的命令
    [master-awaited] 等待主持人
    [rolled-back] 回到 { $label }{ $due ->
        [due-next] ；命令期限 { $date }
       *[other] {""}
      }
    [unstarted] 開局已取消
    [promoted] 新增主持人
    [other-master] 換了首席主持人
    [named-master] 請您主持
    [acted] 主持人代您寫信
    [applied] 有人想加入
    [approved] 您已獲准加入
    [turned-down] 您未獲准加入
    [deputy] 有了代理人
    [deputy-over] 不再有代理人
    [partner] { $seat }多了一位領導者
    [partner-over] { $seat }少了一位領導者
    [shared] { $seat }有新命令
    [unreached] 期限延後
    [motion] 您同意嗎？
    [carried] 只依規則進行
    [master-silent] 遊戲在等您
    [edited] 局面已更改
    [truce] { $seat }停戰
    [truce-over] { $seat }恢復參與
   *[other] 消息
  }
subject-orders-complete = 命令已齊；期限{ $date }
subject-orders-missing = 還缺{ $count }道命令；期限{ $date }
subject-wrong = 有{ $count }行未被接受
subject-draft = 將於 { $date } 寄給{ $reader }，除非 UNSEND
subject-digest = { $count } 則消息
subject-answer = 您的來信
subject-confirm = 請確認
subject-hold = 這封信是您的嗎？
subject-warning = 有人以您的名義寫信
subject-changed = 您的資料有變動
subject-operator = 有事需要看一下

## The frame of letters
calendar-title = { $game }：{ $seat }的{ $label }命令
calendar-text = { $turn }。要下令，請回覆我關於遊戲 { $game } 的最後一封信，或寫信到 { $address }。
dear = { $name }，您好！
foot = { $name }，{ $address }。寄 HELP 可得說明。
form-hint = 要下令，請按「回覆」，修改下面的行，然後寄出。帶 ? 的行還沒有命令。我讀您改過的行，以及您寫在它們上面的行。
form-button = 寫命令
form-heading = 您的命令
due-next = 接著：{ $turn }，期限{ $date }。
due-open = 接著：{ $turn }。沒有期限：該來的都到齊，就進行這一回合。
due-master = 接著：{ $turn }。遊戲在等主持人；沒有期限。
due-grace = 遲到的命令收到{ $date }為止。
asked = 請您下{ $count }道命令。
asked-nothing = 現在不需要您做什麼。
watching = 您在觀看這局遊戲；不需要您做什麼。
thanks = 謝謝參與。
reminders-foot = 若不想再收到提醒，請回覆本信，寫 SET REMINDERS OFF。
notices-off = 若想少收這類信，請{ $how ->
    [answer] 回覆本信，寫
   *[sign] 寄信給我，先寫 OBSERVE { $game } 和您的密碼，下一行寫
  } SET NOTICES OFF。結果和期限照寄。
stop-ask = 要停止不需回覆的信嗎：提醒、其他玩家的消息、只觀戰的遊戲的結果？您仍在自己的遊戲中，其結果和期限照寄。
stop-button = 停止
stop-done = 已停止。寫信給我 SET NOTICES ON 可恢復。
stop-unknown = 這個網址不會停止任何東西。
subject-press-grey = 匿名來函
role-observer = 旁觀者
role-observer-named = 旁觀者{ $name }
role-observers = 旁觀者
role-waiting = 一位玩家
role-waiting-named = { $name }
role-hidden = 匿名來函的作者
role-everybody = 全體
