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

## Mail as a whole
too-large = 您的信大於 { $most }，所以我沒有讀。請用簡短的文字寄指令。
no-author = 您的信的 From 行沒有單一作者，所以我沒有處理。請只用您一個信箱寄出。
unreadable-mail = 我在您的信裡找不到讀得懂的文字。請用純文字寄指令，不要用附件。
encrypted-mail = 您的信加了密或封了簽，而我沒有鑰匙。請用純文字寄。
head-too-large = 您的信的標頭大於我所讀的。請另寫一封信寄指令。
too-nested = 您的信層層套疊太多部分。請用簡短的純文字寄指令。
too-long = 您的信的文字長於我所讀的。請只寄指令，不要附上舊信。
too-many-secrets = 您的信中有太多字寫在密碼的位置，所以我沒有處理這封信，也不在這裡重複其中任何內容。請分成幾封寄來，每封只談幾局。
too-many-lines = 您的信的行數多於任何人該有的命令；後面我沒有讀。其餘請另寄一封。
lines-left-out = … 另有 { $count } 行，此處從略
letters-left-out = { $start } …（另有 { $count } 字）
more-like-these = 另有 { $count } 行也是如此。
more-unshown = 另有 { $count } 行此處容納不下，其中 { $wrong } 行未成。請一次少寄一些。
too-many-looks = 一封信最多回答 { $most } 個問題；其他的請在新信中問。
same-words-once = 一天之內若再來同樣的字句，我就不再回覆。
last-useless = 對於找不到指令的信，這是我今天最後一次回覆；含有指令（例如 HELP）的信，我照樣閱讀並回覆。
last-answer = 這是我今天給這個信箱的最後一次回覆，除非有密碼，或是回覆我的信，能表明信是誰寄的。
too-much-today = 您今天更改得太多，其他人收到的通知已經夠了。請明天再繼續。
too-much-press = 您今天寫的通訊太多，其中一位讀者收到的已經夠了。這段文字沒有送出；請明天再寫。
too-many-games = 您目前開的新遊戲已經夠多：一天五局，等候玩家的五局。這一局沒有開。
too-many-guesses = { $span ->
    [day] 今天這裡試錯的密碼太多
   *[hour] 這一小時內這裡試錯的密碼太多
  }，所以我沒有看這一個。{ $way ->
    [answer] 請把這一行寫在對我上一封關於遊戲 { $game } 的信的回覆裡：不論別人試過什麼，您的密碼在那裡都算數。或者{ $span ->
        [day] 明天再試。
       *[hour] 一小時後再試。
      }
   *[none] 請{ $span ->
        [day] 明天再試。
       *[hour] 一小時後再試。
      }
  }
too-many-passwords = 這一小時內您設定或核對的密碼太多，這一行我沒有處理。請一小時後再試。
unknown-encoding = 您的信用 { $name } 編碼，我讀不了。請用 UTF-8 純文字寄。
attached-only = 您的信沒有文字，只有 { $names }。請把指令寫在信裡。
files-unread = 您的信附有檔案，我沒有讀：{ $names }。請把指令和命令寫在信裡；附件不會轉給其他玩家。
below-mark = 像 { $mark } 這樣的一行對我而言是信的結尾：下面是簽名或舊信。以下看來是要給我的；請去掉那一行再寄一次。
below-words = 像 { $mark } 這樣的一行對我而言是信的結尾：下面是簽名或舊信。因此以下文字沒有寄給任何人；請去掉那一行再寄一次。
signs-unread = 您的信中有些字無法讀取，顯示為 �：您的郵件程式所標示的編碼與實際所寫的不同。請以 UTF-8 重寄這些行。
two-texts = 您的信的純文字與格式化文字要求不同的事，所以我兩個都沒做。純文字說：{ $plain }。格式化文字說：{ $html }。請只寄純文字。
empty-mail = 您的信沒有自己的文字，所以我無事可做。寄 HELP 可看我懂什麼。
no-command = 我在您的信裡找不到指令。寄 HELP 可看我懂什麼。
ways = 常用的做法：LIST 顯示遊戲，SIGNON ?遊戲 密碼 加入，SIGNON F遊戲 密碼 進入您的遊戲。STATUS 顯示您的遊戲，SUMMARY 遊戲 顯示局面和期限，地圖在結果信裡。CLEAR 清除命令，DRAW 投票和局，RESIGN 退出。EXTEND 24h 請求更多時間，ABSENCE 加兩個日期說明您何時不在，PRESS TO M 加您的文字問主持人。忘記密碼的人，以 SET PASSWORD 加新密碼一行回覆本局任何一封信，再以 YES 回覆我的詢問；開局以前，寫 SIGNON ?遊戲 加新密碼即可。
your-form = 本信附有您在遊戲 { $game } 中{ $seat }的命令表：回覆它即可，不需要密碼。
join-form = 要加入缺人的遊戲，請在一行裡寫 SIGNON ?遊戲 和您自己的密碼。LIST 顯示遊戲。
draw-form = 要投票讓所有存活者和局，請單獨一行寫 DRAW。
seat-forgotten = 要加入遊戲 { $game }，請寫 SIGNON ?{ $game } 和密碼；要繼續玩，請在名字前加上您國家的字母，如 SIGNON F{ $game } 和密碼。
answer-to-press = 您回覆的是別的玩家寫的信，而我無法判斷您代表誰：我只轉交本局玩家和主持人的話。如果您是其中一位，請在第一行寫 SIGNON、您的字母和遊戲名以及密碼，然後 PRESS TO 和國家的字母、您的文字，最後 ENDPRESS。
unknown-line = 我不認得這個指令；命令上面需要 SIGNON 行。
not-signed-on = 這上面需要一行說明是哪一局：玩家寫 SIGNON F遊戲 密碼，開局以前寫 SIGNON ?遊戲 密碼，觀看者寫 OBSERVE 遊戲 密碼，主持人寫 SIGNON M遊戲 密碼。玩家回覆本局的信時不需要。
not-signed-on-nowhere = 這上面需要一行說明是哪一局，而您既沒有在任何一局下棋，也沒有主持任何一局。觀看者寫 OBSERVE 遊戲 密碼；LIST 列出哪些局還缺玩家。
not-signed-on-there = 這上面需要一行說明是哪一局，例如 { $line }。玩家回覆該局的信時不需要。
not-signed-on-answer = 看不出這是給哪一局的。請在對我關於遊戲 { $game } 的信的回覆裡寄來，那不需要密碼。
not-signed-on-too = 這上面也需要那樣的一行。
see-below = 回答在下面。
done = 完成。
