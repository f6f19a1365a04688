## Lines that are no command: slips, and plain words
did-you-mean = 我不認識這個指令。您是不是想寫 { $line }?
yes-to-nothing = 我沒有問過這所回答的事。要同意，請在發問的那封信上只回覆 YES；STATUS 列出您的遊戲。
lacks-set = 設定前面要寫 SET。您是說 { $line } 嗎？
lacks-kind = { $key } 屬於某一種回合。您是說 { $line } 嗎？
orders-forming = 遊戲 { $game } 尚未開始，沒有命令可下。{ $part ->
    [master] HELP MASTER 說明在那之前您可以做什麼。
   *[waiting] 開始時會有信通知；在那之前可用 SET PREFERENCE 說明您想要的國家。
  }
lines-passed = 另有 { $count } 行是給那一局的，我沒有處理。請寫在正確的一行下面再寄一次。
lines-left = 您的信中另有 { $count } 行不是指令，我沒有處理。
plain-join = 要加入遊戲 { $game }，請寄給我這一行，最後一個字換成您自己的密碼：
plain-join-none = 現在沒有缺人的遊戲。要開一局並主持，請寄給我這一行，寫上遊戲名稱和您自己的密碼：
plain-take-over = 遊戲 { $game } 正在進行，{ $seat }空著。要接手，請寄給我這一行，最後一個字換成您自己的密碼：
plain-full = 遊戲 { $game } 已經滿員。要觀戰，請寄給我這一行，最後一個字換成您自己的密碼：
plain-registered = 您已用 { $address } 註冊，名字是 { $name }。JOIN 加上遊戲名稱即可加入。
plain-register = 要註冊，請寄給我這一行，寫上您的名字，然後用 YES 回覆隨後寄到的信：
plain-draw = { $game ->
    [none] 要投票贊成全體生存者和局，請寄給我以下內容，寫上您的字母、遊戲和密碼：
   *[other] 要在遊戲 { $game } 投票贊成全體生存者和局，請用這一行回覆這封信：
  }
plain-quit = { $game ->
    [none] 要永遠離開一局遊戲，請寄給我以下內容，寫上您的字母、遊戲和密碼：
   *[other] 要永遠離開遊戲 { $game }，請用這一行回覆這封信；您的席位隨後開放給別人：
  }
plain-cancel = { $game ->
    [none] 要刪除您本回合的命令，請寄給我以下內容，寫上您的字母、遊戲和密碼：
   *[other] 要刪除您在遊戲 { $game } 本回合的命令，請用這一行回覆這封信：
  }
plain-password = 要換新密碼，請寄給我這一行，最後一個字是新密碼，然後用 YES 回覆隨後寄到的信：
plain-absence = { $game ->
    [none] 要讓期限不落在您不在的日子，請寄給我以下內容，寫上您的字母、遊戲、密碼和日期：
   *[other] 要讓遊戲 { $game } 的期限不落在您不在的日子，請用這一行加上您的日期回覆這封信：
  }
plain-more-time = { $game ->
    [none] 要更多時間，請寄給我以下內容，寫上您的字母、遊戲和密碼。會用您自己的延期，或詢問其他人：
   *[other] 要在遊戲 { $game } 得到更多時間，請用這一行回覆這封信。會用您自己的延期，或詢問其他人：
  }

## DEADLINE and MAP
deadline-forming = 遊戲 { $game } 還沒開始：{ $missing ->
    [0] 玩家已經到齊。
   *[other] 還缺 { $missing } 位玩家。
  }
deadline-paused = 遊戲 { $game } 在{ $turn }暫停：主持人恢復之前沒有期限。
deadline-none = 遊戲 { $game } 的{ $turn }沒有期限：該交的都到了就進行。
deadline-is = 遊戲 { $game } { $turn }的命令期限是 { $date }。
deadline-grace = 遊戲 { $game } { $turn }的命令期限是 { $date }；遲到的命令收到 { $grace } 為止。
deadline-of-which = 您不在任何遊戲中。DEADLINE 加上遊戲名稱會告訴您它的期限。
no-such-turn = 遊戲 { $game } 沒有 { $turn } 這個回合。它有過 { $turns }。
no-map-yet = 遊戲 { $game } 還沒開始，所以還沒有地圖。

## Joining, and lost passwords
plays-already = 您已在遊戲 { $game } 中扮演{ $seat }：請回覆它的信，或寫 SIGNON { $letter }{ $game } 加上您的密碼。
none-forming = 現在沒有缺人的遊戲。LIST 列出所有遊戲，CREATE 開新的一局。
joined-before = 您已在遊戲 { $game } 中。{ $missing ->
    [0] 席位已滿。
   *[other] 還需要 { $missing } 位玩家。
  }
joined-without-password = 您不需要密碼：回覆我的信就能玩。在這樣的回信中寫 SET PASSWORD 和一個字，就設定了密碼。
no-place = 您不在遊戲 { $game } 中，所以那裡沒有您的密碼。{ $state ->
    [forming] 本局缺人：JOIN { $game } 即可加入。
    [open] { $seat }空缺：TAKEOVER { $letter }@{ $game } 加您自己的密碼即可接手。
    [over] 本局已結束：SUMMARY { $game } 可看經過。
   *[full] OBSERVE { $game } 加您自己的密碼即可旁觀。
  }
takeover-form = 請寫 TAKEOVER、國家和遊戲，以及您自己的密碼。
takeover-none = 請寫 TAKEOVER、國家和遊戲，以及您自己的密碼。目前沒有空席；寫 STANDBY ALL，有空席時我會問您。
forgotten-form = 請寫 FORGOTTEN、遊戲和新密碼。然後我會請您註冊的信箱回覆 YES。
fields-not-kept = 以下各項我不保存：{ $fields }。我只想知道名字。

## More of HELP
help-deadline = 它的命令何時到期
help-deadline-all = 您每一局遊戲的命令何時到期
help-map = 目前局面：一張圖和一張表
help-map-turn = 已進行回合的地圖和命令
help-get = 與 HELP press 相同；INDEX 和 INFO 就是 HELP
help-help = 各主題，或其中一個
help-join-game = 不用密碼加入新遊戲；回覆信件即可玩
help-takeover = 用您自己的密碼接手空著的席位
help-forgotten = 為您在遊戲中的席位換新密碼，等註冊的信箱回覆 YES
help-topic-draw = 所有生存者在同一回合投票贊成和局，遊戲就以和局結束。沒有人看得到個別的票。其他各國也可以一起把遊戲讓給最強的國家。
help-topic-deadlines = 每個回合都有期限；信中會寫明，您若設定了時區就用您的時區。命令全部到齊且沒有人要求等待時，立即進行。遲到的命令還會收一段時間，信中寫明到何時。
help-topic-absence = 除了您，沒有人替您下命令。將要離開的人應及早說明，寫在 SIGNON 行之下或回覆遊戲的信：等待他的期限不會落在那些日子，以遊戲每個遊戲年給他的天數為限。LIST 加遊戲名稱會說有幾天。期間仍可下命令。超出的天數會請主持人決定。
help-topic-gunboat = 在匿名對局中，除了主持人，沒有人知道誰在玩：信件、列表和結果只寫國家名稱，來函去掉姓名、簽名和引文標頭，分批寄出，對每位玩家都以其國家相稱。除非本局另有規定，結束時公布誰玩了什麼。主持人以 gunboat 一詞開局：
help-create-gunboat = 開一局無人知道誰在玩的遊戲；加 reveal=off 則結束時也不公布
help-topic-rules = 遊戲依照規則書進行；規則書留有選擇之處，LIST 加遊戲名稱會說明該局採用什麼，HELP CREATE 說明主持人可以選什麼。結果中會說明每個命令失敗的原因。
help-topic-map = 結果附有地圖：部隊在其所在之處，命令以箭頭表示。下面的表用文字說明同樣的內容。
help-topic-commands = 所有指令。方括號中的可以省略；點代表您寫在下面的各行，直到結束它們的那個字。
