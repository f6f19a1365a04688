# Settings without the word SET, two names with slips in one order, what SUMMARY and WHOGAME tell, and a start by hand.
mail anna hi
  REGISTER Anna
reply anna
  YES
mail bert hi
  REGISTER Bert
reply bert
  YES
mail gerda hi
  REGISTER Gerda
reply gerda
  YES
mail otto hi
  REGISTER Otto
reply otto
  YES
mail gerda
  CREATE ?lake word-m players=2 move=48h rollcall=24h
mail anna
  SIGNON ?lake word-a
  SET PREFERENCE E
# What is no order is answered by what was meant, in a forming game too.
mail gerda
  SIGNON Mlake word-m
  MAX ABSENCE 9
  NO PARTIAL PRESS
  NEXT 48
  A Par-Bur
  NMR SOMETIMES
  PASSWORD a-new-word
expect gerda > MAX ABSENCE 9 !! Settings are written with SET before them. Did you mean SET MAX ABSENCE 9?
expect gerda > NO PARTIAL PRESS !! Settings are written with SET before them. Did you mean SET NO PARTIAL PRESS?
expect gerda > NEXT 48 !! NEXT belongs to a kind of turn. Did you mean SET MOVEMENT NEXT 48?
expect gerda > A Par-Bur !! Game lake has not started yet, so there is nothing to order. HELP MASTER shows
expect gerda > NMR SOMETIMES !!
refuse gerda Did you mean SET NMR SOMETIMES
expect gerda > PASSWORD ******** !! Settings are written with SET before them. Did you mean SET PASSWORD ********?
mail anna
  SIGNON ?lake word-a
  A Par-Bur
  PREF EF
  GRACE 24
expect anna > A Par-Bur !! Game lake has not started yet, so there is nothing to order. A letter comes when it starts
expect anna > PREF EF !! Settings are written with SET before them. Did you mean SET PREF EF?
expect anna > GRACE 24 !! Only the master of the game can do this.
# Who waits is told to whoever asks.
mail otto
  WHOGAME lake
expect otto In the game, and waiting for its start: Anna.
# A start by hand waits for no roll-call, and says so.
mail bert
  SIGNON ?lake word-b
mail gerda
  SIGNON Mlake word-m
  SET AUTO START
  FORCE BEGIN
expect gerda > SET AUTO START The game starts as soon as it is full; with ROLLCALL, as soon as everybody has answered that, too.
expect gerda Game lake has started. Every seat has a player. The roll-call is skipped.
expect anna You have been selected as
mail anna
  SIGNON Elake word-a
  A Liverpol - Yorkshre
  F Lnodon - North Sea
  A Pars - Brgundy
expect anna > A Liverpol - Yorkshre !! Not taken: no province is called Liverpol or Yorkshre (did you mean Liverpool and Yorkshire?).
expect anna > F Lnodon - North Sea !! Not taken: no province is called `Lnodon` (did you mean London?).
expect anna > A Pars - Brgundy !! Not taken: no province is called Pars or Brgundy
# Who is awaited, by the names of the seats, for everybody; what is past its deadline is late.
mail otto
  WHOGAME lake
expect otto England, France and Russia Anna.
expect otto Orders for Movement for Spring of 1914:
expect otto Austria, Germany and Turkey move
clock +49h
mail otto
  WHOGAME lake
expect otto Austria, Germany and Turkey late
mail gerda
  SIGNON Mlake word-m
  SET QUIET
mail otto
  WHOGAME lake
refuse otto Turkey late
expect otto 0 of 2
# A running game takes settings, and says what it takes no more; half a mail that is good is done.
mail gerda
  SIGNON Mlake word-m
  SET GRACE 24h
  RETREATS 12h
  GRACE foo
  NO DIAS
  A Par-Bur
  WHITE PRESS, QUIET
expect gerda > SET GRACE 24h grace is 24h from the next turn on.
expect gerda > RETREATS 12h !! Settings are written with SET before them. Did you mean SET RETREATS 12h?
expect gerda > GRACE foo !! foo is no length for grace.
expect gerda > NO DIAS !! The rules of a game can be changed only before it starts.
expect gerda > A Par-Bur For England, France and Russia: Army Paris -> Burgundy.
expect gerda > WHITE PRESS, QUIET !! Settings are written with SET before them. Did you mean SET WHITE PRESS, QUIET?
mail otto
  LANGUAGE ru
  MOVE 48h
expect otto Did you mean SET LANGUAGE ru?
# The end stands in SUMMARY, in the shape of old.
mail anna
  SIGNON Elake word-a
  DRAW
mail bert
  SIGNON Alake word-b
  DRAW
mail otto
  SUMMARY lake
expect otto Draw declared: Wednesday 4 March 2026
expect otto The game was declared a draw between England, France and Russia and Austria, Germany and Turkey.
# What is over takes nothing more, and says so; RESUME does not reopen it.
mail anna
  SIGNON Elake word-a
  CLEAR
  EXTEND 24h
expect anna > CLEAR !! Game lake is over.
expect anna > EXTEND 24h !! Game lake is over.
mail gerda
  SIGNON Mlake word-m
  RETREATS 12h
  SET RETREATS 12h
  SET MAX PAUSE 7d
  RESUME
expect gerda > SET RETREATS 12h !! Game lake is over.
expect gerda > RETREATS 12h !! Game lake is over.
expect gerda > RESUME !! Game lake is over, and RESUME does not reopen it. ROLLBACK goes back to a turn that was played.
# Orders without a word for which game they are, and a YES that answers nothing.
mail otto
  A Par-Bur
  F Lon-NTH
expect otto > A Par-Bur !! This needs a line above it that says for which game it is meant
expect otto > F Lon-NTH !! This needs such a line above it, too.
mail otto
  YES
expect otto I have asked nothing that this answers.
# In a new game: settings hold from its first turn on, and what a line begins as is what it means.
mail gerda
  CREATE ?pond word-m players=2
  SET GRACE 30h
  SET MAX PAUSE 7d
  SET PREFERENCE E
expect gerda > SET GRACE 30h grace is 30h from the first turn on.
expect gerda > SET MAX PAUSE 7d !! I know no such command. Did you mean SET MAXPAUSE 7d?
expect gerda > SET PREFERENCE E !! Wishes are for those who wait for the start of game pond: SIGNON ?pond
mail gerda
  SIGNON Mpond word-m
  PROCESS
expect gerda > PROCESS !! Game pond has not started yet.
mail anna
  JOIN Germany@pond word-a
expect anna Until then sign on with SIGNON ?pond and your password.
mail anna
  SIGNON ?pond word-a
  SET PREFERENCE E
mail bert
  SIGNON ?pond word-b
mail anna
  SIGNON Epond word-a
  CONCEDE
  PROCES
  SET PREFERENCE E
refuse anna NOCONCEDE
expect anna > PROCES !! Only the master of the game can do this.
expect anna Game pond has started, so wishes for a power change nothing any more.
# Of lines that wait for one YES each is named.
mail gerda
  SIGNON Mpond word-m
  EJECT
  TERMINATE
  UNSTART
expect gerda > TERMINATE !! This waits for the same yes.
expect gerda > UNSTART !! A line above this one was refused
mail otto
  GRACE 24
  пришли карту lake
expect otto > GRACE 24 !! This needs a line above it that says for which game it is meant
expect otto > пришли карту lake The answer is below.
