# What is asked about a game by somebody who does not know the words, and what he is told to write instead.
mail gerda
  REGISTER Gerda
reply gerda
  YES
mail anna
  REGISTER Anna
reply anna
  YES
mail bert
  REGISTER Bert
reply bert
  YES
mail cora
  REGISTER Cora
reply cora
  YES
mail gerda
  CREATE ?duel word-m players=2 year=1901 delay=0
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
# Words before a colon that name nobody are passed over, and shown.
mail anna
  SIGNON Eduel word-a
  Narnia: A Par-Bur
  Germany: A Mun-Bur
expect anna > Narnia: A Par-Bur Army Paris -> Burgundy.
expect anna > Germany: A Mun-Bur !! Not taken: the line is headed Germany, which is not yours
# What is tried under a name that is none's is told so.
mail anna
  SIGNON Eduel word-a
  WHATIF
  A Par-Bur
  Narnia: A Mun-Bur
  Germany: A Mun-Ruh
  Russia: A Mun-Ruh
  END
expect anna > Narnia: A Mun-Bur !! Game duel has no seat called Narnia. Its seats are E, A.
expect anna France: Army Paris -> Burgundy.
expect anna Germany: Army Munich -> Ruhr.
refuse anna > Germany: A Mun-Ruh !!
expect anna > Russia: A Mun-Ruh !! Not taken:
mail anna
  SIGNON Eduel word-a
  WHAT IF A Par-Pic
expect anna Please write WHATIF alone on its line
refuse anna Army Paris -> Picardy.
mail gerda
  SIGNON Mduel word-m
  PROCESS
# A turn alone is one of the game that waits for its player.
mail anna
  MAP S1901M
expect anna duel: Movement for Fall of 1901; arrows: Movement for Spring of 1901
mail anna
  MAP S1950M
  MAP nowhere
expect anna > MAP S1950M !! Game duel has had no turn S1950M. It has had S1901M and F1901M.
expect anna > MAP nowhere !! There is no game called nowhere.
# A part of a history: each word that cannot be read is named, with one that works.
mail anna
  HISTORY duel LINES
  HISTORY duel LINES few
  HISTORY duel FROM sometime
  HISTORY duel EXCLSTART F1950M
  HISTORY duel SINCE 1 March
  HISTORY
expect anna > HISTORY duel LINES !! LINES is no number of lines. Please write one as in HISTORY duel LINES 500.
expect anna > HISTORY duel LINES few !! few is no number of lines.
expect anna > HISTORY duel FROM sometime !! FROM sometime is no date. Please write one as in HISTORY duel FROM 2 March 2026.
expect anna > HISTORY duel EXCLSTART F1950M !! Game duel has had no turn F1950M. It has had S1901M.
expect anna > HISTORY !! Please name a game, as in HISTORY duel.
mail anna
  HISTORY duel LINES 500
  HISTORY duel FROM 2 March 2026
expect anna Subject: CHAN:duel - S1901M Results
refuse anna !!
# Who asks for what is not his, or names nobody, is told what he may ask for; by that line he gets it.
mail cora
  EXPORT duel
  WHOGAME
  WHOGAME duell
  LOG
  SUMMARY duel S1901M
expect cora > EXPORT duel !! Game 'duel' is not over, and until then only its players and its master may have it as files. HISTORY duel tells what everybody may know.
expect cora > WHOGAME !! Please name a game, as in WHOGAME duel.
expect cora > WHOGAME duell !! There is no game called duell. Did you mean duel?
expect cora > LOG !! Please name a game, as in LOG duel.
expect cora > SUMMARY duel S1901M !! Please write SUMMARY [game]. For example: SUMMARY duel.
mail cora
  HISTORY duel
  WHOGAME duel
  LOG duel
  SUMMARY duel
refuse cora !!
mail gerda
  SIGNON Mduel word-m
  ALLOW cora
  DENY nobody
expect gerda > ALLOW cora !! cora is no mail address. For example: ALLOW anna@example.org.
expect gerda > DENY nobody !! nobody is no mail address. For example: DENY anna@example.org.
# The same in other languages: the reason in the reader's, the words to send as they are.
mail anna
  SIGNON Eduel word-a
  SET LANGUAGE zh
  PAUSE
  HISTORY duel LINES x
  CLEAR A Par
  MAP S1950M
expect anna > PAUSE !! 只有本局主持人可以這麼做。PROPOSE PAUSE 向遊戲 duel 的所有玩家提議這
expect anna > HISTORY duel LINES x !! x不是行數。請寫成 HISTORY duel LINES 500。
expect anna CLEAR 單獨一行會撤回您本回合及以後回合的所有命令
mail bert
  SIGNON Aduel word-b
  SET LANGUAGE bg
  TERMINATE
  SET DEADLINE 10 Mar
  FORGOTTEN pond word-b
expect bert PROPOSE CANCEL предлага това на всички играчи в игра duel
expect bert Няма игра pond
expect bert > SET DEADLINE 10 Mar !! Това може само водещият на играта. PROPOSE EXTEND 24h предлага това
# What a game that is over, or has not begun, can no more or not yet: said at once, with what can be had of it; nothing waits for a yes.
mail gerda
  SIGNON Mduel word-m
  TERMINATE
mail gerda
  SIGNON Mduel word-m
  RESUME
  SET DEADLINE +24h
  EDIT ADD France A Bur
  TERMINATE
expect gerda > SET DEADLINE +24h !! Game duel is over. SUMMARY duel shows how it went.
expect gerda > TERMINATE !! Game duel is over.
refuse gerda is this mail yours
mail cora
  EXPORT duel
refuse cora !!
mail gerda
  CREATE ?rill word-m players=2
mail gerda
  SIGNON Mrill word-m
  PROCESS
  PAUSE
expect gerda > PAUSE !! Game rill has not started yet. LIST rill shows what it lacks.
mail gerda
  LIST rill
refuse gerda !!
