## Registration
register-form = 請寫上您的名字：寫在同一行，例如 REGISTER 王小明，或寫在 REGISTER 與 END 之間，例如 Name: 王小明。
register-own-address = 我只能登記您寄信的信箱 { $address }。要登記 { $other }，請從那裡寫信。
registered = 歡迎，{ $name }。{ $address } 已登記，您可以加入遊戲了。
registered-already = { $address } 已經登記過；名字記為 { $name }。
confirm-first = 我寄了一封信到 { $address }。請照信中所說回覆，讓我知道信箱是您的。然後我繼續處理您信中其餘的部分。
confirmed-mail = 謝謝。我現在處理那封信；它的回覆另外寄出。
no-such-token = 我沒有在等這個字：它用過了、過期了，或是寄給別的信箱的。
command-form = 請寫 { $usage }。{ $game ->
    [none] {""}
   *[other] {""}遊戲 { $game } 現在沒有可寫的對象。
  }
usage-who = 人
usage-power = 國家
usage-game = 遊戲
usage-password = 密碼
usage-turn = 回合
usage-date = 日期
usage-dates = 日期
usage-address = 信箱
usage-word = 詞
usage-name = 名稱
usage-person = 人
usage-time = 時間
usage-change = 更改
usage-days = 天數
usage-rule = 規則
usage-key = 設定
usage-value = 值
usage-topic = 主題
usage-order = 命令
usage-new = 新
usage-other = 另一
form-example = { $form }例如：{ $example }。
confirm-address = 我已寄信到 { $address }。該處依信中所說回覆後，就會變更。
preference-cleared = 您現在沒有志願。
too-many-confirmations = { $address } 已有好幾封信在等「是」。如果那是您的信箱，請回覆其中一封：寫 YES，或把這封信再寄一次。從那種回信的收件地址，我就知道是您。
not-registered = 您的信箱 { $address } 還沒有註冊。請寄一行 REGISTER 加上您的名字，例如 REGISTER 王小明，然後用 YES 回覆隨後寄到的信。
address-nowhere = 您沒有在任何一局下棋，也沒有主持任何一局。觀看者在這一行上面寫 OBSERVE 遊戲 密碼，那一局的信就寄到新信箱。其他人的信寄到來信的信箱：請從另一個信箱寄 REGISTER 加上您的名字，我就在那裡認得您{ $bench ->
    [yes] ；再寄 STANDBY，空位就會通知到那裡。
   *[no] 。
  }
address-deputy = 在遊戲 { $game } 中您代替一位玩家，信寄到他指定的信箱。他先寫 NO DEPUTY，再寫 DEPUTY 加上另一個信箱，就能改。
address-moved = 遊戲 { $game } 的信今後寄到 { $address }。
move-too-late = 太遲了：要更改的地址在遊戲 { $game } 中已沒有位置。什麼都沒有改變。
no-address = { $address } 不是信箱地址。
held = 我不確定這封給遊戲 { $game } 的信是不是其玩家寄的。我已詢問登記的信箱；那邊說是，我就處理這封信。
too-many-held = 我不確定這封信是誰寄的，而等登記信箱確認的信已經太多。我沒有處理它。如果那是您的信箱，請把它再寄一次，當作其中一封的回信：那我就知道是您。
held-person = 沒有人保證這封信是您寄的。我已詢問您登記的信箱；請在那封信上回覆 YES，我就處理。
held-grave = 這需要您的密碼，或您說「是」：我已詢問您登記的信箱。請在那封信上回覆 YES，我就照做。
held-too = 這一行等同一個「是」。
held-doubt = 上面有一行沒有被接受，而這件事無法收回：我已詢問您登記的信箱。請在那封信上回覆 YES，我就照做。
held-too-long = 這必須等人說「是」，但比詢問信能顯示的更長：最多 { $most } 行。我沒有處理它；請分成幾封寄來。
held-hidden = 這必須等人說「是」，但我無法顯示它：您的信稱為密碼的字也出現在其他行裡，那裡只會看到星號。我沒有處理它；請從那些行拿掉那個字再寄。
one-seat = 一局中一人只下一國，而您已經在遊戲 { $game } 中。
ejected-out = 遊戲 { $game } 的主持人已將您移出。您不能再回去下棋或觀戰。
address-taken = { $address } 屬於這裡另一位已登記的人。
name-reserved = { $name } 在這裡是某國、裁判或職務的名稱。請用您自己的名字。
name-taken = 這裡已有人以 { $name } 登記。請加上可以區別您的字。
name-is-none = { $name } 不是名字：要有字母或文字，不能有 @，開頭要是文字、數字或引號，免得有人當它是地址或我寫的行。
unverified = 我沒有處理：沒有人保證這封信是您寄的，而本裁判的營運者要求如此。請用您業者自己的伺服器寄出。
second-added = 寄到 { $first } 的信被退回時，也寄到 { $second }。
yes-needed = 我在等第一行的 YES。還沒有發生任何事。
answer-copied = 您的回信也寄給了別人，他們可以用它的收件地址代您寫信。因此您所回覆的那封信已失效；請回覆這一封或以後的信。
below-yes = 這封回信第一行以下的 { $count } 行我沒有讀。請另寫一封信寄來。
yes-elsewhere = 您回覆的這封信不需要 YES；需要的是另一封。請回覆列出待您確認事項的那封信。

## Getting into games
signon-form = 加入新遊戲請寫 SIGNON ?遊戲 密碼；下棋請寫 SIGNON F遊戲 密碼，F 是您國家的字母。
observe-form = 請寫 OBSERVE 遊戲 密碼。
create-form = 請寫 CREATE ?遊戲 密碼，後面可加像 players=5 或 move=48h 的詞。
password-form = 密碼有 4 到 100 個字母或符號，不含空格。
password-kept = { $form }您的密碼沒有更改。請寫 SET PASSWORD 和您自己的一個詞；兩個詞用連字號相連就算一個。
bad-game-name = { $game } 不適合當遊戲名：請用 1 到 20 個英文字母和數字，至少一個字母，也不要用指所有遊戲的字。
game-exists = 已經有叫 { $game } 的遊戲。
created = 對局 { $game }（{ $variant }，{ $players } 名玩家）已開放，您是主持人。其他人用 SIGNON ?{ $game } 加上自己的密碼加入，並在下一行寫出想要的國家，例如 SET PREFERENCE { $letters }*。您自己要下棋，也須同樣加入。{ $how ->
    [hand] 人數滿了、您寫 SET AUTO START 之後對局才開始
   *[itself] 人數一滿對局就自動開始
  }；LIST { $game } 會顯示您的所有設定。
no-board-or-option = 這裡沒有棋盤 { $option }，也沒有這個選項。棋盤有 { $boards }；選項例如 grace=12h。寄 HELP CREATE 可看全部。
unknown-option = 我不認得選項 { $option }。{ $count ->
    [0] 這樣的詞例如 grace=12h。
   *[other] 您是指{ $near }嗎？
  }寄 HELP CREATE 可看全部。
option-fault = { $option }：{ $fault }例如：{ $example }。
bad-setup = 這樣開不了局：{ $reason }。
no-such-game = 沒有叫 { $game } 的遊戲。寄 LIST 可看所有遊戲。
no-such-game-as = 沒有叫 { $game } 的遊戲。遊戲名稱見 LIST；例如：{ $line }。
process-form = 請只寫 PROCESS，或寫上回合代號。
process-other = 我什麼都沒有進行：遊戲 { $game } 現在是 { $now }。要進行該回合，請寫 PROCESS { $now }。
too-short = { $text } 對一個回合來說太短：{ $key } 至少要 { $least }。
no-grace = { $text } 不能當作寬限。不要寬限請寫 0，否則至少 5m，如 12h。日期如 Thu 20:00 只是本回合寬限的結束。
hasten-wait = { $text } 不到一小時，睡過頭的人會失去席位。我已寄信到 { $address }；在您回覆 YES 之前，一切不變。{ $look }
too-quick = { $text } 在這裡太短：我每 { $minutes } 分鐘看一次信，收據、更正與回信都需要好幾次。最短是 { $key } { $least }。
quick-look = 我每 { $minutes } 分鐘看一次信，您的來信最久要等這麼久才被讀到。期限前到達的信全部讀完之後，回合才會裁決。
quick-at-once = 我的郵件伺服器一有新信就通知我。期限前到達的信全部讀完之後，回合才會裁決。
quick-clocks = 為配合這樣短的回合，{ $key }{ $which ->
    [grace] 等候遲到命令{ $grace }。
    [delay] 齊備的命令放{ $delay }。
   *[both] 等候遲到命令{ $grace }，齊備的命令放{ $delay }。
  }可用 SET { $key } GRACE 10m DELAY 1m 另行選定。
hasten-asked = 您要求遊戲 { $game } 的回合短於一小時：{ $lengths }。睡過頭的人會失去席位。
words-behind = 這一行密碼後面的文字我沒有讀。命令請另起一行寫在下面；密碼中沒有空格。
more-lines = 下面另有 { $count } 行也不是命令。
no-such-game-near = 沒有叫 { $game } 的遊戲。您是說 { $near } 嗎？
game-name-needed = 請寫遊戲名{ $line ->
    [none] ；但這裡還沒有遊戲。以 CREATE ?name 加您自己的密碼可開一局。
   *[other] ，如 { $line }。
  }
game-is-held = 遊戲 { $game } 被擱置，因為紀錄讀不出來；已通知營運者。什麼都沒有遺失。
held-with-all = 這封信中的內容都沒有執行。與其他遊戲有關的部分，請另寫一封不提及此遊戲的信再寄一次。
joined = 您加入了遊戲 { $game }。{ $missing ->
    [0] 席位已滿：{ $then ->
        [hand] 等主持人宣布開局。
        [roll] 現在點名，全員到齊後開始。
       *[now] 遊戲現在開始。
      }
   *[other] 還需要{ $missing }位玩家。
  }
joined-already = 您已在遊戲 { $game } 中；密碼換成新的。{ $missing ->
    [0] 席位已滿。
   *[other] 還需要{ $missing }位玩家。
  }
game-is-full = 遊戲 { $game } 已經滿員。您可以用 OBSERVE { $game } 和自己的密碼觀戰。
take-over-by-letter = 遊戲 { $game } 在進行，但有一個空位。請用它的字母登入，如 SIGNON F{ $game } 和自己的密碼。WHOGAME { $game } 可看是哪一個。
no-such-seat = 遊戲 { $game } 沒有叫{ $seat }的席位。席位有：{ $letters }。
not-started = 遊戲 { $game } 還沒開始。在那之前請用 SIGNON ?{ $game } 和您的密碼登入。
signed-on = 您以{ $seat }登入遊戲 { $game }。
signed-on-master = 您以主持人身分登入遊戲 { $game }。
took-over = 您接手了遊戲 { $game } 的{ $seat }。您給的密碼今後就是您的。
observing = 您在觀看遊戲 { $game }，會收到結果。
no-place-now = 您回覆的信是給曾在遊戲 { $game } 中有席位的人，現在那人已不在裡面。要觀戰請寫 OBSERVE { $game } 和自己的密碼。
waiting-still = 您在等遊戲 { $game } 開始。{ $missing ->
    [0] 席位已滿。
   *[other] 還需要{ $missing }位玩家。
  }
wrong-password = 這不是遊戲 { $game } 中{ $seat }的密碼。密碼分大小寫。如果忘記了，請以 SET PASSWORD 加新密碼一行回覆該局任何一封信；我會請登記的信箱回覆 YES。
seat-played = 遊戲 { $game } 的{ $seat }已有人擔任，而這不是該玩家的密碼。該玩家回覆我的信不需密碼，也可在回信中以 SET PASSWORD 加新詞另設密碼。別人都不能替其下令。{ $open ->
    [none] 目前沒有空位；寫 STANDBY { $game }，有空位時我會問您。
   *[other] 現有空位：TAKEOVER { $open } 加您自己的密碼。
  }
password-blotted = 我顯示或保存信件時，密碼以星號代替。請用真正的密碼再寄一次這一行。
eliminated = { $seat }已在遊戲 { $game } 中出局。
left = 您離開了遊戲 { $game }。
