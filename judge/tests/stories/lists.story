# What LIST tells: who is wanted, how a game is played, who leads it; a line a game for everybody, all of it on request.
mail anna hi
  REGISTER
  Name: Anna
  END
reply anna
  YES
mail bert hi
  REGISTER
  Name: Bert
  END
reply bert
  YES
mail gerda hi
  REGISTER
  Name: Gerda
  END
reply gerda
  YES
mail anna
  LIST
  LIST FULL
expect anna There is no game yet. CREATE opens one
mail gerda
  CREATE ?duel word-m players=2 move=48h
  SIGNON Mduel word-m
  SET COMMENT Slow, for people with jobs & children <b>
mail gerda
  CREATE ?mask word-m move=90m gunboat=on press=grey/white nmr=wait
mail gerda
  YES {token}
mail gerda
  CREATE ?silent word-m press=none nmr=extend_12h
  CREATE ?early word-m players=2 manualstart=yes
  CREATE ?gone word-m
  SIGNON Mgone word-m
  TERMINATE
mail anna
  SIGNON ?mask word-a
  SIGNON ?duel word-a
  SIGNON ?early word-a
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SIGNON ?early word-b

# A line a game: what it waits for stands below it and nowhere else.
mail anna
  LIST
expect anna duel              S1914M   Standard, NMR, 48 hrs, Moderated (Gerda), Press:W-P-. “Slow, for people with jobs & children <b>” early             forming
expect anna early             forming  Standard, NMR, 72 hrs
expect anna Formed: waiting to be started.
expect anna gone              -        Standard, NMR, 72 hrs, Moderated (Gerda), Press:W-P-, Terminated. mask
expect anna silent            forming  Standard, NMR extend 12 hrs, 72 hrs, Moderated (Gerda), Press:----. Forming: 7 more players needed. LIST and
expect anna Press:WGPF
refuse anna whoever is registered

# Whoever is not registered reads what the judge says of games, and nobody else's words: anybody may write in his name.
mail zoe
  LIST
  LIST duel
  LIST FULL
expect zoe duel              S1914M   Standard, NMR, 48 hrs, Moderated, Press:W-P-. early
expect zoe are shown to whoever is registered
refuse zoe children

# Seats that are open, with what they hold.
mail bert
  SIGNON Aduel word-b
  RESIGN
mail anna
  LIST
expect anna Openings: Austria, Germany and Turkey (9/9).
mail bert
  TAKEOVER Austria@duel word-b
mail gerda
  SIGNON Mduel word-m
  PAUSE
mail anna
  LIST
refuse anna Openings
expect anna Press:W-P-, paused.

# A paused game has no deadline, and says who lets it go on.
mail anna
  DEADLINE duel
expect anna Game duel is paused in Movement for Spring of 1914: there is no deadline until its master resumes it.

# Everything of every game, without the positions; a word that is no page is a game's name.
mail anna
  LIST FULL
  LIST FULL duel
  LIST FULL 2
  LIST FULL nowhere
expect anna Game 'duel' is paused in Movement for Spring of 1914.
expect anna Press: white: it names its author.
expect anna Draws: all survivors share in them
expect anna Game 'gone' is over: its master has terminated it.
expect anna > LIST FULL nowhere !! There is no game called nowhere.
