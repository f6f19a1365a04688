# Several settings on one line, slips in more than one word, and who may do what.
mail gerda hi
  REGISTER Gerda
reply gerda
  YES
mail anna hi
  REGISTER Anna
reply anna
  YES
mail bert hi
  REGISTER Bert
reply bert
  YES
mail carla hi
  REGISTER Carla
reply carla
  YES
mail gerda
  CREATE ?balkan word-m strait become=yes
mail gerda
  SIGNON Mbalkan word-m
  SET WHITE PRESS, NO PARTIAL PRESS, NO DIAS
  SET MOVE 48h RETREAT 24h and BUILD CLOCK 20:00 NEXT 24h; STRICT GRACE.
  SET NMR HOLD, WAIT FIRST, ABANDON 2
  SET NMR HOLD, WAIT FIRST
  SET COMMENT dias, no press, hard players only
  SET LANGUAGE en, QUIET 22-7, MAP png, both
expect gerda > SET WHITE PRESS PRESS is white from now on.
expect gerda > SET NO PARTIAL PRESS PARTIAL is off from now on.
expect gerda > SET NO DIAS dias is off from the first turn on.
expect gerda > SET MOVE 48h movement is 48h from the first turn on.
expect gerda > SET RETREAT 24h retreats is 24h
expect gerda > SET BUILD CLOCK 20:00 NEXT 24h adjustments has clock 20:00, next 24h
expect gerda > SET STRICT GRACE Late orders are waited for on every day
expect gerda > SET NMR HOLD, WAIT FIRST nmr is now hold, wait first.
expect gerda > SET ABANDON 2
expect gerda > SET COMMENT dias, no press, hard players only Of this game is said: “dias, no press, hard players only”
expect gerda > SET LANGUAGE en
expect gerda > SET QUIET 22-7
expect gerda > SET MAP png, both
# A part that is wrong is told alone, and the others are done.
mail gerda
  SIGNON Mbalkan word-m
  SET GRACE 12h, HOUR 25:00, DAYS -MTWTF-
  SET LANGAUGE Klingon
  SET LANGAUGE ru, NOTCES off
  SET QUIET off
  SET GREY/WHITE PRESS, DECREASE 2h to 1m
expect gerda > SET GREY/WHITE PRESS PRESS is grey/white from now on.
expect gerda > SET DECREASE 2h to 1m !! I cannot read 2h to 1m. Please write 2h_to_24h
expect gerda > SET GRACE 12h grace is 12h from the first turn on.
expect gerda > SET HOUR 25:00 !! 25:00 is no time of day.
expect gerda > SET DAYS -MTWTF- days is -MTWTF- from the first turn on.
expect gerda > SET LANGAUGE Klingon !! I do not know the setting langauge. Did you mean LANGUAGE?
expect gerda !! I write English, русский, български, 繁體中文. Please write SET LANGUAGE and one of these words.
expect gerda > SET LANGAUGE ru !! I do not know the setting langauge. Did you mean LANGUAGE?
expect gerda > SET NOTCES off !! I do not know the setting notces. Did you mean NOTICES?
# Two words are misspelt in one line: both are told.
mail bert
  SUMARY balkn
  SIGNNON ?balkn word-b
  TAKEOVR North@balkn word-b
expect bert > SUMARY balkn !! I know no such command. Did you mean SUMMARY balkan?
expect bert Did you mean SIGNON ?balkan ********?
expect bert Did you mean TAKEOVER North@balkan ********?
refuse bert word-b
# Whoever waits for the start, plays, looks on or leads is told what he can write instead.
mail anna
  SIGNON ?balkan word-a
  SET PREFERENCE N
  DRAW
  PROCESS
expect anna > DRAW !! Only a player can do this. You wait for game balkan to start and have no power yet.
expect anna > PROCESS !! Only the master of the game can do this. You are signed on to game balkan as somebody who waits for its start: PRESS TO M
mail carla
  OBSERVE balkan word-c
  SET WAIT
expect carla > SET WAIT !! Only a player can do this. You look on at game balkan. It lacks players: JOIN balkan joins it.
mail bert
  SIGNON ?balkan word-b
expect bert You have been selected as
mail carla
  OBSERVE balkan word-c
  CLEAR
  SET MOVE 24h
expect carla > CLEAR !! Only a player can do this. You look on at game balkan. STANDBY balkan has me ask you when a seat opens.
expect carla > SET MOVE 24h !! Only the master of the game can do this. You are signed on to game balkan as an observer: PRESS TO M
mail gerda
  SIGNON Mbalkan word-m
  SET WAIT
  DRAW
expect gerda > SET WAIT !! Only a player can do this. You lead game balkan: BECOME N, and the line below it, does that in a player's place.
expect gerda > DRAW !! Only a player can do this. You lead game balkan; each player does this for himself
mail anna
  SIGNON Nbalkan word-a
  SET PRESS GREY, MOVE 24h
expect anna > SET PRESS GREY !! Only the master of the game can do this. You are signed on to game balkan as a player: PRESS TO M
expect anna > SET MOVE 24h !! Only the master
# Powers that are misspelt, one or two.
mail gerda
  SIGNON Mbalkan word-m
  PRESS TO Nort and Sout
  Hello
  ENDPRESS
  PRESS TO Nrth
  Hello
  ENDPRESS
  PRESS TO Nrth, Souht
  Hello
  ENDPRESS
expect gerda !! Nort and Sout are no powers of this game. Did you mean North and South?
expect gerda !! Nrth and Souht are no powers of this game. Did you mean North and South?
expect gerda !! Nrth is no power of this game. Did you mean North?
# HELP's topics.
mail anna
  HELP gunboat
  HELP absence
expect anna In a gunboat game nobody but the master learns who plays
expect anna | CREATE ?balkan secret gunboat
expect anna | ABSENCE 10 March to 20 March
expect anna | NO ABSENCE
mail anna
  HELP anonymous
  SEND ME vacation
  HELP gunbat
  INFO absence
  INDEX gunboat
  HELP nmr
  HELP lost
expect anna > HELP gunbat !! There is no help on gunbat. Did you mean HELP gunboat?
expect anna > HELP lost !! There is no help on lost. Topics: orders,
refuse anna > INFO absence !!
refuse anna > INDEX gunboat !!
refuse anna > HELP nmr !!
# A turn that is complete by what was kept for it alone is played when it has lain as long as any.
mail gerda
  SIGNON Mbalkan word-m
  SET DELAY 2h
mail anna
  SIGNON Nbalkan word-a
  ORDERS AS SHOWN
  PHASE F1801M
  F Har H
  A Hil H
  A Fel H
mail bert
  SIGNON Sbalkan word-b
  PHASE F1801M
  F Qua H
  A Lea H
  A Dow H
mail bert
  SIGNON Sbalkan word-b
  ORDERS AS SHOWN
expect anna Movement results for Spring of 1801.
clock +1h
refuse anna Movement results for Fall
clock +61m
expect anna Movement results for Fall of 1801.
