# What is written at a moment at which it can do nothing is told so, by whatever it lacks besides.
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
  CREATE ?duel word-m players=2 move=48h retreat=24h delay=0
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail cora
  OBSERVE duel word-c
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
# What is the master's is known to be, whether anything stands behind it or not.
mail bert
  SIGNON Aduel word-b
  SET DEADLINE
  SET START
  SET VARIANT
  SEED
  TAKE duel
  WHO bert
  SET PASSWORD two words
  SET ADDRESS bert
  SET ADDRESS2
expect bert > SET DEADLINE !! Only the master of the game can do this. PROPOSE EXTEND 24h puts that to all players of game duel
expect bert > SET START !! Only the master of the game can do this.
expect bert > SET VARIANT !! Only the master of the game can do this.
expect bert > SEED !! No turn of game duel that was played has drawn lots.
expect bert > TAKE duel !! Please write TAKE in answer to the letter that offers you the seat
expect bert > WHO bert !! Please write WHOIS name.
refuse bert WHOIS Bert
expect bert > SET PASSWORD ******** !! A password has 4 to 100 letters or signs and no blanks. Your password has not changed. Please write SET PASSWORD and one word of your own
expect bert > SET ADDRESS bert !! bert is no mail address. For example: SET ADDRESS anna@example.org.
expect bert > SET ADDRESS2 !! Please write SET ADDRESS2 other@address. For example: SET ADDRESS2 anna@example.org.
# Near misses and wishes are understood below a turn that cannot be named, and among the lines of a later one.
mail anna
  SIGNON Eduel word-a
  PHASE S19999M
  SUMARY duel
  A Par-Bur
  cancel
  PHASE F1914M
  SUMARY duel
  BRODCAST
expect anna > SUMARY duel !! I know no such command. Did you mean SUMMARY duel?
expect anna > BRODCAST !! I know no such command. Did you mean BROADCAST?
expect anna > A Par-Bur !! Not taken: it stands below a turn that cannot be named.
expect anna | CLEAR
refuse anna no province is called `SUMARY`
refuse anna no province is called `cancel`
mail anna
  SET LANGUAGE ru
mail anna
  SIGNON Eduel word-a
  карта
  отмена
refuse anna нет провинции
expect anna | CLEAR
mail anna
  SET LANGUAGE bg
mail anna
  SIGNON Eduel word-a
  карта
  отмени
refuse anna няма провинция
expect anna | CLEAR
mail anna
  SET LANGUAGE zh-Hant
mail anna
  SIGNON Eduel word-a
  地圖
  取消
refuse anna SET MAP
expect anna | CLEAR
mail anna
  SET LANGUAGE en
# Whoever only looks on has no orders that could come too late.
mail cora
  SIGNON Oduel word-c
  RESIGN now please
  RESIGN
expect cora is this mail yours?
refuse cora Orders in it count
# A seat that is open is named to whoever looks for one.
mail gerda
  SET WHOIS I lead games on Sundays.
mail gerda
  SIGNON Mduel word-m
  EJECT A
mail cora
  SIGNON Oduel word-c
  TAKE duel
  WHOIS
expect cora takes one that is open. For example: TAKEOVER A@duel password.
expect cora > WHOIS !! Please write WHOIS name. For example: WHOIS Gerda.
# A game that has stopped is told to players by the line that they have.
mail gerda
  SIGNON Mduel word-m
  PAUSE
mail anna
  SIGNON Eduel word-a
  EXTEND 24h
expect anna > EXTEND 24h !! Game duel is paused; RESUME, from its master, or PROPOSE RESUME, from its players, has it go on.
# A game that is over takes nothing any more, and no example says that it would.
mail gerda
  SIGNON Mduel word-m
  TERMINATE
expect anna has been terminated by its master
refuse anna EXPORT
mail gerda
  SIGNON Mduel word-m
  TRUCE
  EJECT
  SET DEADLINE
expect gerda > TRUCE !! Game duel is over. SUMMARY duel shows how it went.
expect gerda > EJECT !! Game duel is over. SUMMARY duel shows how it went.
expect gerda > SET DEADLINE !! Game duel is over. SUMMARY duel shows how it went.
refuse gerda For example
mail anna
  SIGNON Eduel word-a
  CONCEDE
  AGREE with him
  ABSENCE
  DRAW
  PROPOSE EXTEND
expect anna > CONCEDE !! Game duel is over. SUMMARY duel shows how it went.
expect anna > AGREE with him !! Game duel is over.
expect anna > ABSENCE !! Game duel is over.
expect anna > DRAW !! Game duel is over. SUMMARY duel shows how it went.
expect anna > PROPOSE EXTEND !! Game duel is over.
mail cora
  SIGNON Oduel word-c
  STANDBY
  DRAW
  SUMMARY duel
expect cora > STANDBY !! Game duel is over. SUMMARY duel shows how it went.
expect cora > DRAW !! Only a player can do this. You look on at game duel. It is over: SUMMARY duel shows how it went.
expect cora Summary of game 'duel' through S1914M.
# The same in other languages.
mail cora
  SET LANGUAGE ru
  STANDBY duel
expect cora SUMMARY duel покажет, как она прошла.
mail cora
  SET LANGUAGE bg
  STANDBY duel
expect cora SUMMARY duel показва как е минала.
mail cora
  SET LANGUAGE zh-Hant
  STANDBY duel
expect cora SUMMARY duel 可看經過。
