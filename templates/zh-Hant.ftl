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
date-long = { $year }年{ $month }月{ $day }日{ weekday } { $time }（{ $zone }{ $offset }）
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
    [paused] 暫停
    [resumed] 遊戲繼續；{ $date }前下令
    [settings] 新設定
    [returned] { $seat }回來了
    [taken-over] { $seat }換了玩家
    [resigned] { $seat }徵求玩家
    [abandoned] { $seat }徵求玩家
    [unwell] { $seat }收不到信
    [nobody-left] 沒有玩家了
    [master-asked] 遊戲在等您
    [master-awaited] 等待主持人
   *[other] 消息
  }
subject-orders-complete = 命令已齊；期限{ $date }
subject-orders-missing = 還缺{ $count }道命令；期限{ $date }
subject-wrong = 有{ $count }行未被接受
subject-draft = 將於 { $date } 寄給{ $reader }，除非 UNSEND
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
notices-off = 若想少收這類信，請{ $how ->
    [answer] 回覆本信，寫
   *[sign] 寄信給我，先寫 OBSERVE { $game } 和您的密碼，下一行寫
  } SET NOTICES OFF。結果和期限照寄。
stop-ask = 要停止不需回覆的信嗎：提醒、其他玩家的消息、只觀戰的遊戲的結果？您仍在自己的遊戲中，其結果和期限照寄。
stop-button = 停止
stop-done = 已停止。寫信給我 SET NOTICES ON 可恢復。
stop-unknown = 這個網址不會停止任何東西。

## A turn was played
results-played = 已進行：{ $turn }。
results-own = 您的{ $all }道命令成功了{ $good }道。
results-silent = 您沒有下令。
results-over = 遊戲結束。謝謝參與。
results-nothing = 不需要命令。
results-no-orders = { $powers }：沒有命令。
results-why = 原因：
results-order = 命令
results-result = 結果
results-done = 成功
results-your = 您的命令的結果（{ $power }）
results-map = 地圖
map-title = { $game }：{ $turn }
map-title-after = { $game }：{ $turn }；箭頭：{ $played }
map-title-orders = { $game }：命令，{ $turn }

## A game starts
start-selected = 您在遊戲「{ $game }」中扮演{ $seat }。
start-watch = 遊戲「{ $game }」開始了。
start-how = 要下令，請照下面所說回覆這封信。或者寫信到 { $address }，第一行寫 SIGNON { $letter }{ $game } 和您的密碼，下面寫命令，一行一道。HELP ORDERS 說明命令的寫法。
start-settings = 本局設定如下：
start-players = 本局的參加者：

## Reminders, late orders, waiting
reminder = 提醒遊戲「{ $game }」的{ $seat }：{ $turn }的命令期限是{ $date }。
reminder-untimed = 您以{ $seat }在遊戲「{ $game }」（{ $turn }）的命令還不完整，遊戲在等您。
reminder-missing = 還沒有命令的：
late-silent = 您還沒有下令。本回合等到{ $date }。
late-missing = 還沒有命令的：{ $missing }。本回合等到{ $date }。
late-not-yours = 您的命令已收到；{ $date }前仍可更改。
late-waiting = 遊戲「{ $game }」在等{ $seat }的命令。
late-until = 期限已過。{ $count }個國家仍可下令，到{ $date }為止。之後本回合將不計缺少的命令進行，什麼都沒寄來的國家將開放新玩家接手。命令一齊，我立即進行。
late-until-kept = 期限已過。命令收到{ $date }為止；之後本回合將不計缺少的命令進行，沒有人會因此失去席位。命令一齊，我立即進行。
waiting-mailbox = 遊戲「{ $game }」的期限已過，但我目前讀不到信箱。為了不遺失任何人的命令，本回合會等到我讀完所有準時到達的信。營運者也看得到這件事。

## Notices
notice-taken-over = 遊戲「{ $game }」的{ $seat }由新玩家接手。
notice-returned = 遊戲「{ $game }」中{ $seat }的玩家回來了。
notice-resigned = 遊戲「{ $game }」的{ $seat }沒有玩家了。席位開放：任何註冊者都可以登入接手。
notice-abandoned = 遊戲「{ $game }」的{ $seat }沒有準時下令。本回合在沒有其命令下進行，席位開放接手，直到原玩家回來。
notice-nobody-left = 遊戲「{ $game }」已沒有玩家。計時停止，直到主持人恢復遊戲。
notice-deadline = 遊戲「{ $game }」{ $turn }的期限改為{ $date }。
notice-outage = 遊戲「{ $game }」{ $turn }的命令到期時我停機了。為了不讓任何人因我而遲到，期限改為{ $date }，遲到的命令收到{ $grace }為止。
notice-unwell = 寄給遊戲「{ $game }」中{ $seat }玩家的信自{ $since }起被退回。遊戲照常進行；也許您知道別的聯絡方法。
notice-paused = 主持人暫停了遊戲「{ $game }」。計時停止。
notice-master-asked = 遊戲「{ $game }」的{ $turn }在等您這位主持人。
notice-master-awaited = 遊戲「{ $game }」的{ $turn }在等主持人。
notice-resumed = 遊戲「{ $game }」繼續進行。{ $turn }的命令期限是{ $date }。
notice-settings = 遊戲「{ $game }」的主持人更改了設定：
notice-left = 有人離開了遊戲「{ $game }」。

## The end
end-won = { $seats }贏得了這局遊戲。
end-congratulations = 恭喜實至名歸的勝利！
end-drawn = 遊戲「{ $game }」宣告和局：{ $seats }。恭喜各位下了一盤好棋。
end-conceded = 遊戲 { $game } 讓勝給{ $seats }。
end-terminated = 主持人終止了遊戲「{ $game }」。
end-over = 遊戲結束。謝謝參與。
end-more = SUMMARY { $game } 和 HISTORY { $game } 可看整局遊戲。
end-players = 參加者
end-power = 國家
end-player = 玩家

## Press
press-header = 「{ $game }」中{ $author }致{ $readers }的來函
press-header-all = 「{ $game }」中{ $author }致全體的公告
press-end = 來函完。
press-reply-to = 回覆將寄給{ $author }。

## Letters that ask for a yes
confirm-asked = 有人（大概是您）請我登記這個信箱，以便用電子郵件玩《外交縱橫》(Diplomacy)。
confirm-how = 如果是您，請回覆這封信，只寫 YES。如果您的程式做不到，請寄給我這一行（不含前面的豎線）：
confirm-until = 有效期到{ $until }。如果不是您，不必理會這封信。
hold-seat = 有一封給您在遊戲 { $game } 席位的信從 { $from } 寄來，我不確定是不是您寄的。
hold-person = 有一封以您名義的信從 { $from } 寄來，沒有人保證是您寄的。
hold-grave = 有一封給您在遊戲 { $game } 席位的信從 { $from } 寄來。要更改或放棄您的席位，需要您的密碼，或您說「是」。
hold-orders = 信中的行是：
hold-how = 我還沒有處理它。如果是您的，請回覆這封信，只寫 YES。如果您的程式做不到，請寄給我這一行（不含前面的豎線）：
hold-deadline = 其中的命令從您說 YES 的那一刻起算。期限是{ $date }；過後就太遲了。
hold-else = 如果不是您的，什麼都不用做；但如果信中有您的密碼，就表示有人知道它：請登入並用 SET PASSWORD 加新密碼更換。
move-asked = 信箱 { $from } 的玩家請我今後把遊戲 { $game } 的信寄到這個信箱。
second-asked = 信箱 { $address } 的玩家請我在另一個信箱退信時也寫到這個信箱。
yes-here = 如果沒錯，請從這裡回覆這封信，只寫 YES。如果您的程式做不到，請寄給我這一行（不含前面的豎線）：
yes-until = 有效期到{ $until }。如果不對，不必理會這封信。

## Warnings
warning-forged = 有一封以您名義的信，但不是您寄的：您自己的郵件業者這麼說。我沒有處理它，也沒有回覆。
warning-attempt = 有一封來自別的信箱的信想在遊戲 { $game } 中替您下棋，卻沒有准許它的信，也沒有密碼。我沒有處理它。
warning-nothing = 您什麼都不用做。這類信我一週最多通知一次。
warning-guess = 今天有人在遊戲 { $game } 中為您的位置試了好幾個密碼。沒有一個是對的，而我不讓任何人試很多次。
warning-guessed = 這件事我一天最多通知一次。如果是您：回覆我的信不需要密碼。如果不是您：您什麼都不用做，長的密碼最安全。
warning-password = 您在遊戲 { $game } 席位的密碼已更改。
warning-address = 您在遊戲 { $game } 的席位已移到另一個信箱：{ $more }。回覆寄到這裡的信不再有效。
warning-second = { $more } 現在是您登記的第二信箱：第一信箱退信時信會寄到那裡，從那裡寄來的信也算是您的。
warning-name = 從現在起您在這裡叫做 { $more }。
warning-changed = 如果是您做的，什麼都不用做。如果不是，請立刻寫信給 { $operator }：那是本裁判的營運者。

## The answer to a mail
receipt-all-well = 您的信我全部看懂了。
receipt-wrong = 您的信有{ $count }行未被接受，下面以 !! 標示。
receipt-left = 您的信中有 { $count } 處我未予理會，詳見下文；其餘我都看懂了。
receipt-heading = 您的信，逐行回覆
receipt-orders = 遊戲 { $game } 中{ $seat }的{ $turn }命令：
receipt-none = （還沒有）
receipt-missing = 還沒有命令的：{ $missing }。
receipt-complete = 命令已齊。
receipt-wait = 您請我等到期限。
receipt-late = 您遲到了：我等到{ $date }。
receipt-deadline = 期限是{ $date }。
receipt-idle = 遊戲 { $game } 的{ $turn }，{ $seat }不需要下令。

## What LIST, SUMMARY, WHOGAME, HISTORY, STATUS and VERSION tell
game-forming = 遊戲「{ $game }」還在等{ $count }位玩家。
game-over-how = 遊戲「{ $game }」已結束（{ $how ->
    [won] 獲勝
    [drawn] 和局
    [conceded] 讓勝
   *[terminated] 終止
  }：{ $seats }）。
game-over-alone = 遊戲「{ $game }」已結束：主持人終止了它。
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
   *[other] { $kind } { $span }
  }
pace-hour-at = { $hour }（{ $zone }），{ $days }
pace-hour-any = 任意（{ $zone }），{ $days }
players-of = 遊戲「{ $game }」的參加者：
player-open = 開放接手
player-none = 尚未分配
player-eliminated = { $player }（出局）
player-unwell = 寄給{ $seat }的信自{ $since }起被退回。
list-game = 遊戲
list-phase = 階段
list-variant = 變體
list-completed = 已結束
list-status = { $status ->
    [forming] 組局中
    [paused] 暫停
    [held] 擱置
   *[running] 進行中
  }
list-forming = 組局中：還缺{ $count }位玩家。
list-opening = 空位：{ $seat }（{ $letter }）。
list-empty = 還沒有遊戲。CREATE 可開局；HELP CREATE 說明方法。
list-more = 用 LIST 加遊戲名可看更多。
list-page = { $next ->
    [none] 這是第 { $page } 頁，共 { $pages } 頁，後面沒有了。
   *[other] 這是第 { $page } 頁，共 { $pages } 頁；{ $next } 看下一頁。
  }
summary-through = 遊戲「{ $game }」到{ $label }的概要。
summary-parameters = 遊戲設定：
summary-created = 開局：{ $date }。
history-of = 遊戲「{ $game }」的歷史：
history-none = 還沒有進行過任何回合。
history-end = 歷史完。
version = Chancery { $version }。已註冊{ $people }人；本裁判有{ $games }局遊戲。
status-of = 信件寄到 { $address } 的方式：
status-language = 語言
status-format = 格式
status-map = 地圖
status-calendar = 行事曆
status-zone = 時區
status-quiet = 安靜時段
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

## HELP
help-example = 寫法
help-does = 作用
help-what = { $name }是用電子郵件玩《外交縱橫》(Diplomacy) 的裁判。請從您註冊的信箱寫信到 { $address }；每封有指令的信都會得到一封回信。一行一個指令；除密碼外不分大小寫。下面的例子寫在豎線後面。
help-first-steps = 第一步
help-register = 登記您寄信的信箱
help-list = 列出所有遊戲；LIST 加名字看一局
help-join = 以自己的密碼加入新遊戲
help-signon = 從任何信件在進行中的遊戲替法國下令
help-signoff = 指令到此為止；後面不讀
help-form = 遊戲開始後，每封請您下令的信都有命令表：按「回覆」，修改各行，寄出。不需要密碼。
help-languages = 我會寫{ $languages }：SET LANGUAGE 加其中一個詞可選擇語言。指令和命令用哪種語言都讀得懂。
help-topics = 寄 HELP 加主題可得更多：{ $topics }。
help-orders-short = 捷徑：在我附有命令表的信上按「回覆」，修改表中的行，或在引文上方寫命令。我讀您改過的行，以及您寫在它們上面的行；原樣寄回的表不下任何命令。
help-all-turns = 任何回合
help-as-shown = 照命令表下令；帶 ? 的行照沒有命令時的結果
help-clear = 刪除您本回合的命令
help-wait = 命令齊了也請裁判等到期限；SET NO WAIT 取消
help-games = 關於遊戲，有沒有 SIGNON 行都可以：
help-list-all = 所有遊戲
help-list-one = 一局遊戲：玩家、期限、局面
help-summary = 各國的起落
help-history = 至今所有結果
help-whogame = 誰在玩
help-observe = 觀戰並收到結果
help-status = 您的遊戲，以及信件寄來的方式
help-version = 本裁判的版本，以及有多少人和遊戲
help-take-over = 接手空位：用自己的密碼登入，如 SIGNON Fbalkan secret。
help-press = 來函是玩家彼此寫的信。寫在 SIGNON 行下面，或寫在對本局信件的回覆裡：
help-press-to = 給英國和德國。也可寫國名，M 是主持人
help-broadcast = 給本局所有人
help-press-text = ENDPRESS 之前的一切都是您的文字，不論看起來像什麼。
help-press-reply = 要回覆來函，按「回覆」寫信即可。您的話十分鐘後寄給來函的作者；回條會顯示這些話，並可這樣回覆它：
help-reply = 寫在文字上面，用於回覆來函：立即寄出
help-send-now = 等待中的話立即寄出
help-unsend = 沒有人會收到
help-set = 設定寫在 SIGNON 行下面，或寫在附有命令表的信的回覆裡。
help-set-letters = 信件寄給您的方式，適用於所有遊戲
help-set-language = 給您的信的語言
help-set-format = 只要純文字；short：最短；html：有格式並附純文字
help-set-map = 不要地圖；png 或 svg：這種格式的地圖；both：命令另附一張
help-set-timezone = 給您的信中日期的時區
help-set-calendar = 不要行事曆期限；on 恢復
help-set-quiet = 這段時間不寄可以等的信；off 取消
help-set-notices = 不要提醒和他人的消息；on 恢復
help-set-address = 該信箱確認後，信就寄到那裡
help-set-address2 = 第一個信箱退信時使用
help-confirm = 以信中的詞對我詢問的信說「是」；直接回覆那封信也一樣
help-set-play = 在一局遊戲中
help-set-password = 新密碼
help-set-preference = 開局前的志願
help-draw = 投票贊成所有存活者和局；NO DRAW 撤回
help-concede = 讓勝給最強國；NO CONCEDE 撤回
help-resign = 離開遊戲；席位開放他人
help-set-master = 給主持人
help-set-deadline = 更改本回合的期限；也可寫 2027-01-31 20:00、+24h
help-set-length = { $kind ->
    [movement] 行動回合
    [retreats] 撤退回合
    [adjustments] 調整回合
   *[other] { $kind } 回合
  }的長度
help-create = 任何註冊者都可以開局，並成為主持人：
help-create-game = 開局 balkan
help-create-words = 密碼後面的詞決定玩法：
help-set-players = 較少的玩家；標準棋盤 2 到 7 人
help-set-grace = 等候遲到命令多久
help-set-reminder = 期限前多久提醒尚缺的命令
help-set-hour = 期限的時刻
help-set-days = 有期限的星期幾，從星期日起
help-set-zone = 時刻和日子的時區
help-set-rule = { $what }：{ $values }
help-create-start = 所有席位坐滿即開局。在此之前玩家可以說想要哪些席位：SET PREFERENCE FEG*。
help-master = 主持人用 M 和 CREATE 時的密碼登入：
help-master-signon = 以主持人身分登入
help-process = 立即進行本回合；寫上回合代號（如 PROCESS S1901M）則只進行該回合
help-pause = 停止計時；RESUME 恢復
help-eject = 把玩家移出席位
help-terminate = 終止遊戲
help-master-set = HELP SET 列出主持人可設的期限。

## Mail as a whole
too-large = 您的信大於 { $most }，所以我沒有讀。請用簡短的文字寄指令。
no-author = 您的信的 From 行沒有單一作者，所以我沒有處理。請只用您一個信箱寄出。
unreadable-mail = 我在您的信裡找不到讀得懂的文字。請用純文字寄指令，不要用附件。
encrypted-mail = 您的信加了密或封了簽，而我沒有鑰匙。請用純文字寄。
head-too-large = 您的信的標頭大於我所讀的。請另寫一封信寄指令。
too-nested = 您的信層層套疊太多部分。請用簡短的純文字寄指令。
too-long = 您的信的文字長於我所讀的。請只寄指令，不要附上舊信。
too-many-lines = 您的信的行數多於任何人該有的命令；後面我沒有讀。
too-many-looks = 一封信最多回答 { $most } 個問題；其他的請在新信中問。
same-words-once = 一天之內若再來同樣的字句，我就不再回覆。
last-useless = 對於找不到指令的信，這是我今天最後一次回覆；含有指令（例如 HELP）的信，我照樣閱讀並回覆。
last-answer = 這是我今天給這個信箱的最後一次回覆，除非有密碼，或是回覆我的信，能表明信是誰寄的。
too-much-today = 您今天更改得太多，其他人收到的通知已經夠了。請明天再繼續。
too-much-press = 您今天寫的通訊太多，其中一位讀者收到的已經夠了。這段文字沒有送出；請明天再寫。
too-many-games = 您目前開的新遊戲已經夠多：一天五局，等候玩家的五局。這一局沒有開。
too-many-guesses = 這一小時內，這裡試了太多錯誤的密碼，所以這一個我沒有看。請改為回覆我的信，那不需要密碼；或一小時後再試。
unknown-encoding = 您的信用 { $name } 編碼，我讀不了。請用 UTF-8 純文字寄。
attached-only = 您的信沒有文字，只有 { $names }。請把指令寫在信裡。
two-texts = 您的信的純文字與格式化文字要求不同的事，所以我兩個都沒做。純文字說：{ $plain }。格式化文字說：{ $html }。請只寄純文字。
empty-mail = 您的信沒有自己的文字，所以我無事可做。寄 HELP 可看我懂什麼。
no-command = 我在您的信裡找不到指令。寄 HELP 可看我懂什麼。
ways = 常用的做法：LIST 顯示遊戲，SIGNON ?遊戲 密碼 加入，SIGNON F遊戲 密碼 進入您的遊戲。STATUS 顯示您的遊戲，SUMMARY 遊戲 顯示局面和期限，地圖在結果信裡。CLEAR 清除命令，DRAW 投票和局，RESIGN 退出。要問主持人，例如延長時間或請假，請寫 PRESS TO M 和您的文字。忘記密碼的人，以 SET PASSWORD 加新密碼一行回覆本局任何一封信，再以 YES 回覆我的詢問；開局以前，寫 SIGNON ?遊戲 加新密碼即可。
your-form = 本信附有您在遊戲 { $game } 中{ $seat }的命令表：回覆它即可，不需要密碼。
join-form = 要加入缺人的遊戲，請在一行裡寫 SIGNON ?遊戲 和您自己的密碼。LIST 顯示遊戲。
draw-form = 要投票讓所有存活者和局，請單獨一行寫 DRAW。
seat-forgotten = 要加入遊戲 { $game }，請寫 SIGNON ?{ $game } 和密碼；要繼續玩，請在名字前加上您國家的字母，如 SIGNON F{ $game } 和密碼。
answer-to-press = 您回覆的是別的玩家寫的信，而我無法判斷您代表誰：我只轉交本局玩家和主持人的話。如果您是其中一位，請在第一行寫 SIGNON、您的字母和遊戲名以及密碼，然後 PRESS TO 和國家的字母、您的文字，最後 ENDPRESS。
unknown-line = 我不認得這個指令；命令上面需要 SIGNON 行。
not-signed-on = 這上面需要一行說明是哪一局：玩家寫 SIGNON Fgame password，開局以前寫 SIGNON ?game password，觀看者寫 OBSERVE game password。玩家回覆本局的信時不需要。
see-below = 回答在下面。
done = 完成。

## Registration
register-form = 請在 REGISTER 和 END 之間單獨一行寫您的名字，如 Name: Anna Petrova。
register-own-address = 我只能登記您寄信的信箱 { $address }。要登記 { $other }，請從那裡寫信。
registered = 歡迎，{ $name }。{ $address } 已登記，您可以加入遊戲了。
registered-already = { $address } 已經登記過；名字記為 { $name }。
confirm-first = 我寄了一封信到 { $address }。請照信中所說回覆，讓我知道信箱是您的。然後我繼續處理您信中其餘的部分。
confirmed-mail = 謝謝。我現在處理那封信；它的回覆另外寄出。
no-such-token = 我沒有在等這個字：它用過了、過期了，或是寄給別的信箱的。
command-form = 請寫 { $usage }。
confirm-address = 我已寄信到 { $address }。該處依信中所說回覆後，就會變更。
preference-cleared = 您現在沒有志願。
too-many-confirmations = { $address } 已有好幾封確認信在等。請回覆其中一封。
not-registered = 您的信箱 { $address } 還沒有登記。請寄一封三行的信：REGISTER，然後 Name: 和您的名字，然後 END。
address-moved = 遊戲 { $game } 的信今後寄到 { $address }。
no-address = { $address } 不是信箱地址。
held = 我不確定這封給遊戲 { $game } 的信是不是其玩家寄的。我已詢問登記的信箱；那邊說是，我就處理這封信。
too-many-held = 我不確定這封信是誰寄的，而等登記信箱確認的信已經太多。我沒有處理它。
held-person = 沒有人保證這封信是您寄的。我已詢問您登記的信箱；請在那封信上回覆 YES，我就處理。
held-grave = 這需要您的密碼，或您說「是」：我已詢問您登記的信箱。請在那封信上回覆 YES，我就照做。
held-too-long = 這必須等人說「是」，但比詢問信能顯示的更長：最多 { $most } 行。我沒有處理它；請分成幾封寄來。
one-seat = 一局中一人只下一國，而您已經在遊戲 { $game } 中。
ejected-out = 遊戲 { $game } 的主持人已將您移出。您不能再回去下棋或觀戰。
address-taken = { $address } 屬於這裡另一位已登記的人。
name-reserved = { $name } 在這裡是某國、裁判或職務的名稱。請用您自己的名字。
name-taken = 這裡已有人以 { $name } 登記。請加上可以區別您的字。
unverified = 我沒有處理：沒有人保證這封信是您寄的，而本裁判的營運者要求如此。請用您業者自己的伺服器寄出。
second-added = 寄到 { $first } 的信被退回時，也寄到 { $second }。
yes-needed = 我在等第一行的 YES。還沒有發生任何事。
yes-elsewhere = 您回覆的這封信不需要 YES；需要的是另一封。請回覆列出待您確認事項的那封信。

## Getting into games
signon-form = 加入新遊戲請寫 SIGNON ?game password；下棋請寫 SIGNON Fgame password，F 是您國家的字母。
observe-form = 請寫 OBSERVE game password。
create-form = 請寫 CREATE ?game password，後面可加像 players=5 或 move=48h 的詞。
password-form = 密碼有 4 到 100 個字母或符號，不含空格。
bad-game-name = { $game } 不適合當遊戲名：請用 1 到 20 個英文字母和數字。
game-exists = 已經有叫 { $game } 的遊戲。
created = 遊戲 { $game }（{ $variant }，{ $players } 人）已開局，您是主持人。其他人用 SIGNON ?{ $game } 和自己的密碼加入；您也可以。
unknown-option = 我不認得選項 { $option }。{ $count ->
    [0] {""}
   *[other] 您是指{ $near }嗎？
  }寄 HELP CREATE 可看全部。
bad-setup = 這樣開不了局：{ $reason }。
no-such-game = 沒有叫 { $game } 的遊戲。寄 LIST 可看所有遊戲。
process-form = 請只寫 PROCESS，或寫上回合代號，如 PROCESS S1901M。
process-other = 我什麼都沒有進行：遊戲 { $game } 現在是 { $now }。要進行該回合，請寫 PROCESS { $now }。
too-short = { $text } 對一個回合來說太短：{ $key } 至少要 { $least }。
no-grace = { $text } 不能當作寬限。不要寬限請寫 0，否則至少 5m，如 12h。
hasten-wait = { $text } 不到一小時，睡過頭的人會失去席位。我已寄信到 { $address }；在您回覆 YES 之前，什麼都不會改變。
hasten-later = { $text } 不到一小時。請先不加這項開局，再以主持人身分登入設定；屆時我會請您以 YES 確認。
hasten-asked = 您要求遊戲 { $game } 的 { $key } 為 { $value }。這不到一小時：睡過頭的人會失去席位。
words-behind = 這一行密碼後面的文字我沒有讀。命令請另起一行寫在下面；密碼中沒有空格。
more-lines = 下面另有 { $count } 行也不是命令。
no-such-game-near = 沒有叫 { $game } 的遊戲。您是說 { $near } 嗎？
game-name-needed = 請寫遊戲名，如 LIST balkan。
game-is-held = 遊戲 { $game } 被擱置，因為紀錄讀不出來；已通知營運者。什麼都沒有遺失。
joined = 您加入了遊戲 { $game }。{ $missing ->
    [0] 席位已滿：遊戲現在開始。
   *[other] 還需要{ $missing }位玩家。
  }
joined-already = 您已在遊戲 { $game } 中；密碼換成新的。{ $missing ->
    [0] 席位已滿。
   *[other] 還需要{ $missing }位玩家。
  }
game-is-full = 遊戲 { $game } 已經滿員。您可以用 OBSERVE { $game } 和自己的密碼觀戰。
take-over-by-letter = 遊戲 { $game } 在進行，但有一個空位。請用它的字母登入，如 SIGNON F{ $game } 和自己的密碼。WHOGAME { $game } 可看是哪一個。
no-such-seat = 遊戲 { $game } 沒有叫{ $seat }的席位。
not-started = 遊戲 { $game } 還沒開始。在那之前請用 SIGNON ?{ $game } 和您的密碼登入。
signed-on = 您以{ $seat }登入遊戲 { $game }。
signed-on-master = 您以主持人身分登入遊戲 { $game }。
took-over = 您接手了遊戲 { $game } 的{ $seat }。您給的密碼今後就是您的。
observing = 您在觀看遊戲 { $game }，會收到結果。
wrong-password = 這不是遊戲 { $game } 中{ $seat }的密碼。密碼分大小寫。如果忘記了，請以 SET PASSWORD 加新密碼一行回覆該局任何一封信；我會請登記的信箱回覆 YES。
password-blotted = 我顯示或保存信件時，密碼以星號代替。請用真正的密碼再寄一次這一行。
eliminated = { $seat }已在遊戲 { $game } 中出局。
left = 您離開了遊戲 { $game }。

## Orders
order-accepted = { $order }。
order-refused = 不接受：{ $reason }。
orders-not-yours = 您不是以玩家登入，沒有可下令的部隊。
orders-while-paused = 遊戲 { $game } 暫停中：主持人恢復後才收命令。
order-stale = 不接受：您回覆的信是關於 { $label } 的。
older-than-turn = 不接受：{ $now } 在您寄出之後才開始。請重寄它的命令。
left-alone = 這不是命令，我沒有理會。
quoted-lines = { $count ->
    [1] 這一行
   *[other] 有 { $count } 行看似命令的文字
  }與我寄給您的信一字不差，因此我當作引文。要下令，請用自己的話寫，或修改表單。
form-stale = 您回覆的是 { $label } 的信，而遊戲 { $game } 現在是 { $now }，所以信中的命令都不算。現行的命令表在下面。
form-unchanged = 命令表原樣回來，所以沒有下任何命令。請修改一行；或者，若要照表下令，請只回一行 ORDERS AS SHOWN；或者在表上面寫像 { $example } 的行。
form-left-out = 您刪去了 { $lines }。原來的命令照舊。
form-of-another = 您信中的表 { $form } 不是您在這裡填的，我沒有理會。
second-form = 下面的表 { $form } 說法不同。我採用最上面的第一張。
answer-not-proven = 我無法判斷這封回覆是否來自遊戲 { $game } 中{ $seat }的玩家。請從收到我信的信箱回覆，或在第一行寫 SIGNON、您國家的字母加遊戲名，以及密碼。
seat-has-changed = 遊戲 { $game } 的{ $seat }現在沒有玩家。
cleared = 您本回合的命令已刪除。
wait-set = 命令齊了我也等到期限。
wait-cleared = 命令一齊我就進行本回合。
not-running = 遊戲 { $game } 沒有在進行。
game-over = 遊戲 { $game } 已結束。

## Press
press-form = 請寫 PRESS TO 和國家的字母或名字，如 PRESS TO EG 或 PRESS TO 英國，然後是文字，最後 ENDPRESS。BROADCAST 寄給所有人。
press-needs-names = 請寫給誰，如 PRESS TO EG。
press-to-nobody = 本局沒有{ $word }這個國家。
press-not-yours = 只有玩家和主持人可以寫來函。
press-while-paused = 遊戲 { $game } 暫停中：來函只寄給主持人。
press-closed = 遊戲 { $game } 本回合不開放來函；只寄給主持人。
press-public-only = 遊戲 { $game } 本回合的來函只能寄給全體或主持人：請寫 BROADCAST 或 PRESS TO M。
press-not-with = 遊戲 { $game } 本回合不能單獨寫給{ $seat }。BROADCAST 寄給全體，PRESS TO M 寄給主持人。
master-by-password = 回信只能下命令。要主持遊戲，請用密碼以主持人身分登入。如果忘記了，請以 SET PASSWORD 加新密碼一行回覆；我會請您回覆 YES。
text-back = 其下原文如下，我一概沒有讀取：
stray-end = 這一行下面有 ENDPRESS，上面卻沒有開始正文的命令。請在正文上方寫 PRESS TO EG 或 BROADCAST。
no-postal-press = 我不收郵寄來函：請在正文上方寫 BROADCAST，或寫 PRESS TO 和列強的字母。
no-diary = 我不代記日記。
no-phase = 我只收本回合的命令。以後回合的命令，請到時再寄。
no-condition = 我不收附條件的命令。請直接下令，不論他人如何下令都照此執行。
press-empty = 沒有可寄的文字。
press-sent = 已寄出：{ $header }。
press-redacted = 已寄出：{ $header }。其中有密碼或能讓人以您名義寫信的字，我已塗去。
draft-waits = 這將作為來函寄給{ $reader }，時間：{ $date }。用 UNSEND 回覆本信，就沒有人會收到；用 SEND NOW 回覆，就立即寄出。
draft-kept = 下面的文字我還沒有寄給{ $reader }，因為您的信裡不只有給別的玩家的話。用 SEND NOW 回覆本信，就照這裡的樣子寄出。
draft-held = 從您的回覆看不出要怎樣處理您給{ $reader }的話，所以它等著，直到您回覆 SEND NOW 或 UNSEND。
draft-taken-back = 已收回：{ $reader }不會收到。
draft-back = 您給{ $reader }的話沒有寄出，現退還給您。
draft-not-sent = 沒有寄出，原因見上。
draft-not-yours = 您在遊戲 { $game } 中已不再代表{ $seat }。
draft-other-reader = 遊戲 { $game } 中的{ $seat }已換了玩家。
nothing-awaited = 遊戲 { $game } 中沒有您等待寄出的話。已寄出的無法收回。
talk-left = 這段文字在我所執行的內容旁邊，沒有人會收到。
reply-to-nobody = REPLY 寄給您所回覆的來函的作者，而這封信不是來函。請寫 PRESS TO 和國家的字母。
form-under-press = 命令表 { $form } 出現在對來函的回覆裡，我在那裡不收命令表：誰都可能寫它。請回覆附有該表的信，或把命令寫成您自己的行。

## Votes
draw-set = 您本回合投票贊成所有存活者和局。沒有人看得到各人的票。
draw-cleared = 您不投票贊成和局。
concede-set = 您把遊戲讓勝給{ $seat }。其他人都讓了，它就贏了。
concede-cleared = 您不讓勝。
concede-to-strongest = 只能讓勝給別國中最強的；{ $seat }不是。
no-vote = 您的國家已出局，沒有投票權。
resigned = 您離開了遊戲 { $game } 的{ $seat }。席位現在開放他人。

## Settings
password-set = 新密碼記下了。它分大小寫。
preference-set = 您的志願記下了：{ $list }。
preference-too-late = 志願只能在開局前提出，用 SIGNON ?game 登入。
map-form = 請寫 SET MAP PNG 或 SET MAP SVG 隨結果收一張地圖，SET MAP BOTH 讓命令另附一張，或 SET MAP NONE。
maps-on = 結果信今後附{ $count ->
    [both] 局面與命令兩張地圖
   *[one] 一張地圖
  }，格式 { $form }。
maps-off = 信件今後不附地圖。SET MAP PNG 恢復。
format-form = 請寫 SET FORMAT HTML、SET FORMAT TEXT 或 SET FORMAT SHORT。
format-set = { $format ->
    [html] 信件今後有格式、有地圖，並附純文字。
    [text] 信件今後只用純文字。
   *[short] 信件今後用純文字，並盡量簡短。
  }
language-form = 我會寫{ $values }。請寫 SET LANGUAGE 加其中一個詞。
language-set = 我今後用繁體中文寫信給您。
quiet-form = 請寫 SET QUIET 22:00-07:00，或 SET QUIET OFF。
quiet-set = 從 { $from } 到 { $to }（{ $zone }）今後只寄回信和不能等的信。
quiet-off = 信件今後任何時間都寄。
notices-form = 請寫 SET NOTICES ON，或寫 SET NOTICES OFF 只收遊戲少不了的信。
notices-on = 您又會收到提醒和通知。
notices-stopped = 您不再收到提醒、其他玩家的消息，以及只觀戰的遊戲的結果。SET NOTICES ON 恢復。您自己遊戲的結果和期限照寄。
zone-wished = 給您的信中日期今後用 { $zone } 時區。
zone-of-game = 給您的信中日期今後用各局的時區。
calendar-form = 請寫 SET CALENDAR ON 以收行事曆期限，或 SET CALENDAR OFF。
calendar-on = 訂期限的信今後附行事曆期限。
calendar-off = 信件今後不附行事曆。SET CALENDAR ON 恢復。
set-form = 請寫要設什麼，如 SET WAIT 或 SET PASSWORD 密碼。寄 HELP SET 可看所有設定。
rule-set = { $key } 設為 { $value }。開局後規則就不變了。
rule-form = { $key } 沒有選項 `{ $text }`；可選 { $values }。
rules-too-late = 規則只能在開局前更改。
only-at-create = { $key } 只能在開局時以 CREATE 設定。
setting-set = { $key } 從下回合起為 { $value }。
unknown-setting = 我不認得設定 { $key }。{ $count ->
    [0] {""}
   *[other] 您是指{ $near }嗎？
  }寄 HELP SET 可看全部設定。
no-span = { $text } 不是時間長度。請寫 72h、2d 或 1h 30m。
no-number = { $text } 不是玩家人數。請寫一個數字，或寫 all：棋盤所定的人數。
no-hour = { $text } 不是時刻。請寫像 20:00，或 none。
no-days = { $text } 不是星期幾。請用大寫寫七個符號，從星期日起，如 -MTWTF-；舊裁判用小寫表示中午以後，我不認得。
no-zone = { $text } 不是時區。請寫像 Asia/Taipei。

## The master
master-only = 只有本局主持人可以這麼做。
players-only = 只有玩家可以這麼做。
deadline-set = 期限現在是{ $date }。已通知所有玩家。
no-such-date = 我讀不懂日期 { $text }。請寫 2027-01-31 20:00、Thu 20:00 或 +24h。
date-in-the-past = { $date }已經過去。
paused = 遊戲 { $game } 已暫停。已通知所有玩家。
not-paused = 遊戲 { $game } 沒有暫停。
resumed = 遊戲 { $game } 繼續。已通知所有玩家。
terminated = 遊戲 { $game } 已終止。已通知所有玩家。
processed = { $label } 回合已進行。
ejected = 已移出{ $who }，其不能再回到這一局下棋或觀戰。
nobody-called = 本局沒有{ $who }。

## Help
no-such-topic = 沒有關於 { $topic } 的說明。主題：{ $topics }。

# Lots
lots-seal = { $label } 的籤已封存：{ $seal }
lots-seed = { $label } 的種子是 { $seed }

# Offers
offer-to = { $seat }，其他玩家在遊戲「{ $game }」中向您出示：
offer-none = { $seat }，遊戲「{ $game }」中已沒有給您的提議。
offers = 其他玩家向您出示：
