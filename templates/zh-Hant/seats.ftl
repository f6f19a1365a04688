# 錯過的回合：規則、遲到的命令、延期、誰已下令。

## The rule of missed turns
pace-nmr = 缺令
nmr-rule = { $rule }{ $first }{ $opens }
nmr-hold = 缺少的命令不等，照常結算
nmr-silence = 不答覆也是一種答覆，沒有人因此失去席位
nmr-wait = 等候缺少的命令或新的玩家
nmr-default = 期限一到，缺少的命令以 DEFAULT 常備命令代替；仍有缺少的，等到寬限期滿，然後不等它們就進行
nmr-extend = 缺少命令時，只要該國還有延期次數，期限就順延{ $span }；用完後照常結算
nmr-first = ；第一回合：{ $rule }
nmr-opens = ；{ $count ->
    [1] 什麼都沒交的國家立即開放接手，交得不全的國家連續兩回合後開放
   *[other] 連續{ $count }回合沒有完整命令的國家開放接手
  }
nmr-form = 請寫 SET NMR HOLD（照常進行）、SET NMR WAIT（等待新玩家）、SET NMR DEFAULT（期限一到以常備命令代替）或 SET NMR EXTEND 24h（期限延後），後面加 FIRST 則只用於第一回合：SET NMR WAIT FIRST。
abandon-form = 請寫 SET ABANDON 和 1 到 9 的回合數。
seats-set = { $key }現在是{ $value }。
pace-extensions = 延期
extensions-told = { $count ->
    [0] 只在多數玩家同意時
   *[other] 每國{ $count }次，每次最多24小時；多數玩家同意時可以更多
  }
extensions-form = 請寫 SET EXTENSIONS 和 0 到 9 的數字。
help-set-nmr = 命令不齊時怎麼辦：HOLD、WAIT、DEFAULT 或 EXTEND 24h；加 FIRST 只用於第一回合
help-set-abandon = 連續錯過多少回合後開放接手
help-set-extensions = 每國可以自行順延期限的次數

## Late orders
late-until-waits = 期限已過。{ $date }以前仍可下令；之後{ $count ->
   *[other] 缺令的席位開放接手，本回合一直等到命令到齊才結算。
  }
late-until-extends = 期限已過。{ $date }以前仍接受命令；之後還有延期次數的國家會用掉次數，期限順延，否則不等缺少的命令就結算。{ $play }
late-until-counts = 期限已過。{ $date }以前仍可下令；之後不等缺少的命令就結算，{ $count ->
   *[other] 連續{ $turns }回合沒有完整命令的國家開放接手。
  }{ $play }
notice-stalled = 遊戲「{ $game }」的{ $turn }正在等候{ $seat }的命令。{ $count ->
   *[other] 在原玩家回來以前，席位開放接手。
  }
notice-missed = 遊戲「{ $game }」：{ $seat }的命令沒有及時到齊，該回合沒等其餘命令就結算了。{ $count ->
   *[other] 席位暫時仍屬原玩家；錯過的回合會計數。
  }
notice-forfeited = 遊戲「{ $game }」：{ $seat }的命令再次沒有及時到齊。該回合沒等其餘命令就結算了，{ $count ->
   *[other] 在原玩家回來以前，席位開放接手。
  }

## More time
notice-extended-by-silence = 遊戲「{ $game }」：{ $seat }的命令沒有及時到齊，{ $count ->
   *[other] 因此用掉了延期次數。
  }{ $turn }的期限現在是{ $date }{ $late ->
    [no] 。
   *[yes] ，遲到的命令接受到{ $grace }。
  }
notice-extended = { $seat }在遊戲「{ $game }」中要求延期：{ $turn }的期限現在是{ $date }。
notice-extended-by-most = 遊戲「{ $game }」的多數玩家要更多時間：{ $turn }的期限現在是{ $date }。
notice-more-time = 有人在遊戲「{ $game }」中請求更多時間。如果您也要，請回信寫一行 EXTEND 24h。再有 { $more } 位玩家這樣做就過半數，期限按所求的最短時間順延。
extended = 期限現在是{ $date }。{ $count ->
    [0] 您沒有延期次數了。
   *[other] 您還有{ $count }次延期。
  }
extend-asked = 這超過了您自己的延期次數，所以我把您算作要更多時間的一位，並詢問其他玩家；本回合還須有{ $count }位玩家提出。
extend-agreed = 多數玩家要更多時間。期限現在是{ $date }。
extend-form = 請寫 EXTEND 和 { $least } 到 7d 的時間：EXTEND { $example }。
help-extend = 為本回合要更多時間：用您自己的延期次數，或經多數玩家同意

## Who has ordered
pace-attendance = 下令情況
attendance-open = 大家看得到誰已下令
attendance-quiet = 大家看得到多少國家已下令，看不到是誰
attendance-secret = 誰也看不到下令情況
attendance-form = 請寫 SET ATTENDANCE OPEN、QUIET 或 SECRET。
help-set-attendance = 大家是否看得到誰已下令（OPEN）、多少國家（QUIET）或什麼都看不到（SECRET）
attendance-title = { $turn }的命令：
attendance-legend = in：齊全；part：還缺一些；move：還沒有；late：過期未齊；open：開放接手；truce：停戰；-：不用下令。
attendance-count = { $turn }：{ $count }個國家中有{ $ready }個已交齊命令。
late-quiet = 有{ $count }個國家遲到。
late-secret = 還缺一個或多個國家的命令。

## New players
notice-all-wait = 為了讓新玩家有時間，遊戲「{ $game }」已為所有人設定 WAIT：除非大家都寫 SET NO WAIT，{ $timed ->
    [no] 遊戲繼續之後，{ $turn }在期限以前不結算
   *[yes] { $turn }在{ $date }以前不結算
  }。

## The bench
help-standby = 該遊戲（或以 ALL 表示任何遊戲）有席位空出時我寫信問您；NO STANDBY 取消
help-take = 接下信中所提供的席位；用來回覆那封信
standby-set = 您是遊戲{ $game }的候補。有席位空出時我會寫信給您，您回覆 TAKE 即可。
standby-all = 您是所有遊戲的候補。有席位空出時我會寫信給您，您回覆 TAKE 即可。
standby-cleared = 您不再是候補。
standby-none = 您在那裡不是候補。
standby-plays = 您自己就在遊戲 { $game } 中。STANDBY ALL 可讓您候補其他遊戲的空席。
standby-too-many = 您已經是二十個遊戲的候補。NO STANDBY 加遊戲名可以取消一個。
take-elsewhere = 請在回覆提供席位的那封信時寫 TAKE：只有那封信表明是哪個席位。如果沒有這樣的信：寫 STANDBY ALL，下一個空缺就會問您；TAKEOVER 加強國、遊戲和您自己的密碼，可接手空缺的席位。
offer-over = 遊戲{ $game }的{ $seat }不再提供給您：原玩家已回來、別人已接手，或時間已過。
seat-taken = 您已接手遊戲{ $game }的{ $seat }。回覆我的信就能下令；在回信中寫 SET PASSWORD 和一個詞就有密碼了。
subject-vacancy = { $seat }空出：請回覆 TAKE
vacancy = 遊戲「{ $game }」（{ $label }）的{ $seat }沒有玩家，而您是候補。
vacancy-holds = 實力：{ $held }。
vacancy-how = 如果您想接著玩，請在{ $until }以前只用 TAKE 一個詞回覆這封信。之後我會問下一位。
vacancy-off = NO STANDBY ALL 可停止這類信件。

## Games in which nothing happens
notice-still-forming = 遊戲「{ $game }」還在等玩家：還缺{ $needed }人。用 SIGNON ?{ $game } 加自訂密碼加入。
notice-formed = 遊戲「{ $game }」人數已齊，等主持人開局：SIGNON M{ $game } 加主持人密碼，下一行 SET AUTO START。
notice-still-paused = 遊戲「{ $game }」仍然暫停。主持人恢復，或多數玩家同意後繼續：任何玩家都可以用 PROPOSE RESUME 回覆這封信。
notice-still-open = 遊戲「{ $game }」的{ $seat }仍沒有玩家。{ $count ->
   *[other] 席位對任何已註冊的人開放。
  }

## Absences
pace-absence = 請假
absence-told = { $count ->
    [0] 請假不影響期限
   *[other] 每位玩家每{ $by ->
        [turn] 回合
       *[year] 個遊戲年
      } { $count } 天
  }
pace-rollcall = 點名
rollcall-told = 席位全滿後，每人須在{ $span }內回覆 YES，否則讓出位置
rollcall-form = 請寫 ROLLCALL 和 1h 到 14d 的時間，如 ROLLCALL 48h；或寫 NO ROLLCALL，滿員即開局。
help-set-rollcall = 席位全滿後，每人須在此時間內回覆，否則讓出位置
notice-roll-call = 遊戲「{ $game }」的席位已滿。開局之前，我要問每個人是否還在：請在 { $since } 之前以 YES 一字回覆這封信。沒有回覆的人要讓出位置。
notice-roll-missed = 您沒有及時回應遊戲「{ $game }」的點名，您的位置已經空出。只要還有空位，JOIN { $game } 即可再加入。
notice-roll-over = 遊戲「{ $game }」的點名不是每個人都回應：又有 { $needed } 個空位。全滿之後我會再點一次名。
roll-heard = 已記下您還在。所有人都回應後，遊戲 { $game } 即開局。
max-absence-form = 請寫 SET MAX ABSENCE 和 0 到 31 的天數。
help-set-absence = 每位玩家每個遊戲年可以請假幾天
help-absence = 您不在的日子不會有期限；NO ABSENCE 取消
help-absence-auto = 您錯過的回合最多用去您餘額中的這些天數來等您
help-no-absence = 取消請假，或只取消某日期所在的那一次
absent = 您從{ $from }到{ $until }不在。等候您的期限不會落在這段時間，您仍可下令。本遊戲年還剩天數：{ $count }。
absence-form = 請寫 ABSENCE 和兩個日期，或一天：{ $example }。ABSENCE AUTO 讓您錯過的回合自動使用您的天數。
absence-usage = 請寫 ABSENCE 和兩個日期，或一天。ABSENCE AUTO 讓您錯過的回合自動使用您的天數。
absence-auto = 從現在起，您錯過的回合會等您：每次最多用去您餘額中的 { $count } 天，用完為止。NO ABSENCE AUTO 取消。
absence-no-balance = 遊戲 { $game } 的期限不等請假的玩家，所以沒有天數可用。
absence-forwarded = 這是 { $asked } 天，從 { $from } 到 { $until }，而您本遊戲年還剩 { $count } 天。我已請本局主持人決定；在他回覆 YES 之前什麼都不會改變，屆時您會收到通知。
absence-asked = 遊戲 { $game } 中{ $seat }的玩家想從 { $from } 到 { $until } 請假。這是 { $asked } 天，而他本遊戲年還剩 { $left } 天。
absence-yes = 如果這段時間不要有期限等他，請以 YES 一字回覆這封信。若您的程式不行，請把這一行寄給我（不含前面的直線）：
absence-until = 有效期至 { $until }。若不處理，什麼都不會改變；玩家只知道已經問過您。
absence-granted = 該玩家在遊戲 { $game } 中從 { $from } 到 { $until } 請假。已通知他。
absence-nobody = 遊戲 { $game } 的這個席位現在沒有玩家，所以無人請假。
notice-granted = 主持人同意您請假：遊戲「{ $game }」中等待{ $seat }的期限不會落在您要求的期間。
absence-past = 這段時間到{ $date }為止，早於開始或已經過去。
absence-taken = 這段時間的一部分已有請假，或已有{ $most }次。NO ABSENCE 可以取消。
absence-balance = 這需要{ $asked }天，而本遊戲年您只剩{ $count }天。請少請幾天，或請主持人移動期限。
absence-none = 您沒有這樣的請假。
absence-back-form = 我讀不懂 { $text } 是將來的哪一天。NO ABSENCE 取消全部請假，NO ABSENCE { $day } 取消包含這一天的那一次，NO ABSENCE AUTO 取消錯過回合自動使用天數。
absence-over = 請假已取消；因此移動的期限不變。
notice-absent = 遊戲「{ $game }」中{ $seat }的玩家不在。{ $turn }的期限現在是{ $date }。

pace-bounces = 信件無法送達玩家時
bounces-hold = 為他延後期限，每次一天，最多一週
bounces-play = 按期限裁決
bounces-form = 請寫 SET BOUNCES HOLD 或 PLAY。
help-set-bounces = 玩家的信件被退回時是否延後期限（HOLD）
pace-deputies = 代理人
deputies-on = 玩家可以請人代為行事
deputies-off = 每位玩家親自進行
deputies-form = 請寫 SET DEPUTIES ON 或 SET NO DEPUTIES。
help-set-deputies = 玩家可否請人代為行事（DEPUTY）
notice-unreached = 遊戲「{ $game }」裡寄給{ $seat }玩家的信被退回，所以期限延後，現在是 { $date }。
