## Letters that ask for a yes
confirm-asked = 有人（大概是您）請我登記這個信箱，以便用電子郵件玩《外交縱橫》(Diplomacy)。
confirm-more = 您回覆 YES，我也會照辦那封信裡的其他要求：
confirm-how = 如果是您，請回覆這封信，只寫 YES。如果您的程式做不到，請寄給我這一行（不含前面的豎線）：
confirm-until = 有效期到{ $until }。如果不是您，不必理會這封信。
hold-seat = 有一封給您在遊戲 { $game } 席位的信從 { $from } 寄來，我不確定是不是您寄的。
hold-person = 有一封以您名義的信從 { $from } 寄來，沒有人保證是您寄的。
hold-grave = 有一封給您在遊戲 { $game } 席位的信從 { $from } 寄來。要更改或放棄您的席位，需要您的密碼，或您說「是」。
hold-doubt = 有一封給您在遊戲 { $game } 席位的信從 { $from } 寄來。其中一行沒有被接受，而下面的事無法收回；也許您現在不想這樣做。
hold-from-hidden = 本局不透露的地址
asks-from-hidden = 一位本局不透露地址的玩家
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
warning-guessed = 這件事我一天最多告訴您一次。您不必做什麼：在對我關於那一局的信的回覆裡，不論別人試過什麼，您的密碼都算數，而命令不需要密碼。長的密碼最安全；您換了密碼以後，先前試過的就一筆勾銷。
warning-password = 您在遊戲 { $game } 席位的密碼已更改。
warning-address = 您在遊戲 { $game } 的席位已移到另一個信箱：{ $more }。回覆寄到這裡的信不再有效。
warning-second = { $more } 現在是您登記的第二信箱：第一信箱退信時信會寄到那裡，從那裡寄來的信也算是您的。
warning-name = 從現在起您在這裡叫做 { $more }。
warning-changed = 如果是您做的，什麼都不用做。如果不是，請立刻寫信給 { $operator }：那是本裁判的營運者。
