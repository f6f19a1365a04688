# What a master who does not play can do: he sees, acts for others, goes back; the public log holds all of it.
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
mail otto
  REGISTER
  Name: Otto
  END
reply otto
  YES
mail gerda
  CREATE ?duel word-m players=2 move=48h retreat=24h build=24h become=yes
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A

# He sees who is in, orders and votes, and that he looked is known.
mail anna
  SIGNON Eduel word-a
  F Lon-Nth
  DRAW
mail gerda
  SIGNON Mduel word-m
expect gerda Where everybody stands in game duel, S1914M, for its master alone
expect gerda England, France and Russia (some orders are missing, votes for a draw)
expect gerda England: Fleet London -> North Sea.
expect gerda Austria, Germany and Turkey (no orders yet)
mail anna
  LOG duel
expect anna The master saw the orders and votes of England, France and Russia in S1914M
# Nobody else sees anything.
mail otto
  OBSERVE duel word-o
  LOG
refuse otto North Sea
expect otto Each seal is the SHA-256

# Orders of the master go to the seats whose they are; the last word counts.
mail gerda
  SIGNON Mduel word-m
  F Lon-Eng
  A Vie-Tri
  A Spa H
  F Lon-Paris
expect gerda For England, France and Russia: Fleet London -> English Channel
expect gerda For Austria, Germany and Turkey:
expect gerda > A Spa H !!
expect gerda > F Lon-Paris !!
mail anna
  SIGNON Eduel word-a
expect anna England: Fleet London -> English Channel.
refuse anna Trieste
mail gerda
  SIGNON Mduel word-m
  F Edi-Nwg
  F Lon-Eng
mail anna
  LOG duel
expect anna The master ordered for England, France and Russia in S1914M

# What would come of it, in private.
mail gerda
  SIGNON Mduel word-m
  PREDICT
expect gerda A forecast of S1914M for the master of game duel alone
expect gerda England: Fleet London -> English Channel.
refuse anna forecast

# In the place of a player: orders and press, no votes, and he is told.
mail gerda
  SIGNON Mduel word-m
  BECOME A
  A Vie-Gal
  DRAW
  RESIGN
expect gerda What stands below is read as if the player of Austria, Germany and Turkey had written it.
expect gerda Army Vienna -> Galicia
expect gerda > DRAW !! This line is the player's own
expect gerda > RESIGN !! This line is the player's own
expect bert The master of game 'duel' has written in your place
expect bert A VIE - GAL
refuse anna has written in your place
mail gerda
  SIGNON Mduel word-m
  BECOME
  BECOME X
  A Vie-Boh
expect gerda > BECOME X !! Game duel has no seat called X.
expect gerda What stands below it was for that power, so I have not read it.
expect gerda > BECOME !! I go on reading as before. Write BECOME and one power
refuse gerda Bohemia

# Results tell what is new in the log.
mail gerda
  SIGNON Mduel word-m
  PROCESS
expect anna What was written into the public log since the last results:
expect anna The master had S1914M played at once
expect anna The master saw the orders and votes of England, France and Russia and Austria, Germany and Turkey in S1914M (4 times).
expect bert The master wrote in the place of the player of Austria, Germany and Turkey in S1914M

# Back to the turn, with its orders; letters of the turn after it are void when it comes again.
mail gerda
  SIGNON Mduel word-m
  ROLLBACK S1915M
expect gerda > ROLLBACK S1915M !! Game duel has played no turn S1915M. It has played those from S1914M to S1914M
mail gerda
  SIGNON Mduel word-m
  ROLLBACK F1914M
expect gerda > ROLLBACK F1914M !! Game duel is in F1914M already
mail gerda
  SIGNON Mduel word-m
  ROLLBACK
expect gerda Game duel is back at S1914M, with the orders of then. One turn is undone
expect anna Game 'duel' has been put back to Movement for Spring of 1914 by its master.
expect anna F LON - ENG
expect bert A VIE - GAL
mail bert
  HISTORY duel
refuse bert Austria: Army Vienna -> Galicia.
# Two things in one mail hold together: back, an order for the turn that is open then, and played.
mail gerda
  SIGNON Mduel word-m
  PROCESS
  F Eng-Iri
  ROLLBACK
  F Lon-Yor
  PROCESS
expect gerda For England, France and Russia: Fleet English Channel -> Irish Sea
expect gerda For England, France and Russia: Fleet London -> Yorkshire
expect anna England: Fleet London -> Yorkshire.
mail anna
  LOG duel
expect anna The master put the game back to S1914M
refuse anna does not fit
