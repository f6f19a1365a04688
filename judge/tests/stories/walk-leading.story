# What a master is told when his lines cannot be done: why, and what would work in his game now.
mail gerda
  REGISTER
  Name: Gerda
  END
reply gerda
  YES
mail anna
  REGISTER
  Name: Anna
  END
reply anna
  YES
mail bert
  REGISTER
  Name: Bert
  END
reply bert
  YES
# Every fault of a CREATE names its word, with one that would be taken; they are faults of one line.
mail gerda
  CREATE ?duel word-m players=9 move=soon year=never grae=on
expect gerda one line was not accepted
expect gerda move=soon: soon is no length of time. Please write 72h, 2d or 1h 30m. For example: move=48h.
expect gerda I do not know the option grae=on. Did you mean grace=12h?
mail gerda
  CREATE ?duel word-m players=9 late-pres=on
expect gerda Did you mean late-press=off?
mail gerda
  CREATE ?duel word-m players=2 year=never dias=zzz
expect gerda dias=zzz: dias has no value zzz; there are on, off. For example: dias=off.
expect gerda year cannot be never
mail gerda
  CREATE ?duel word-m players=9
expect gerda Standard is made for 2-7 players, not for 9.
# A game that its master starts says so to whoever takes its last seat, to its master, and to everybody each week.
mail gerda
  CREATE ?duel word-m players=2 manualstart=yes become=yes year=1901
mail gerda
  SIGNON Mduel word-m
  BECOME A
  A Vie-Gal
  BECOME MASTER
  SET VARIANT
  EJECT
  SET HOUR 20:00
expect gerda > BECOME A !! Game duel has not started yet.
expect gerda One more line was meant for that game
expect gerda Nobody is in game duel now for whom that could be.
expect gerda For example: SET VARIANT strait
expect gerda hour is 20:00
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
expect bert All seats are taken: the game starts when its master says so.
expect gerda Game 'duel' has all its players, and waits for its master to start it
refuse anna has all its players
mail anna
  LIST duel
expect anna Game 'duel' has all its players, and waits to be started.
clock +170h
expect anna Game 'duel' has all its players, and waits for its master to start it
refuse anna are missing
mail gerda
  SIGNON Mduel word-m
  SET AUTO START
expect anna You have been selected as England
# Below a power that is none only BECOME is read on; what could not be done anyway waits for no yes.
mail gerda
  SIGNON Mduel word-m
  BECOME Zaire
  PROCESS
  BECOME MASTER
  EJECT Spain
  PROMOTE xyz
  ROLLBACK 7
  UNSTART now
  PROCESS F1901M
  SET PLAYERS 3
expect gerda Its seats are E, A.
expect gerda I read on at BECOME MASTER
expect gerda Please write the letter of a seat (E, A)
expect gerda WHOGAME FULL duel shows who looks on.
expect gerda Clocks can be changed later, too, as in SET MOVEMENT 48h.
refuse gerda is this mail yours
refuse anna results of
# What EDIT offers is for this position; each change stands below the sentence that tells of it.
mail gerda
  SIGNON Mduel word-m
  EDIT ADD France F Spa
  EDIT ADD France A Xyzzy
  EDIT ADD Spain A Por
  EDIT REMOVE F Par
  TRUCE A
  EDIT ADD France A Gas
  SET MOVE 24h
expect gerda name the coast: Spa/nc or Spa/sc
expect gerda no province is called `Xyzzy`
expect gerda EDIT ADD Austria A
expect gerda EDIT REMOVE A Par takes away what is there
expect anna Orders that cannot be given any more are gone: - France has Army Gascony more.
# Where a master plays nobody orders for others.
mail gerda
  CREATE ?pair word-m players=2 masterplays=yes
mail gerda
  SIGNON ?pair word-g
  SET PREFERENCE E
mail bert
  SIGNON ?pair word-b
  SET PREFERENCE A
mail gerda
  SIGNON Mpair word-m
  A Vie H
  PHASE F1914M
expect gerda > A Vie H !! In game pair a master plays himself, so nobody orders for others. SIGNON Epair
expect gerda each player does this for himself
