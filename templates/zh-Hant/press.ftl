## Press
press-header = 「{ $game }」中{ $author }致{ $readers }的來函
press-header-all = 「{ $game }」中{ $author }致全體的公告
press-end = 來函完。
press-reply-to = 回覆將寄給{ $author }。

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
