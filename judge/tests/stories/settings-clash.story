# Settings that would say what is not so, or would do nothing any more.
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
# A master who waits to play plays.
mail gerda
  CREATE ?duel word-m players=2 move=48h
mail gerda
  SIGNON ?duel word-g
mail gerda
  SIGNON Mduel word-m
  SET MASTERPLAYS NO
expect gerda > SET MASTERPLAYS NO !! A master of game duel waits to play in it.
mail gerda
  SIGNON ?duel word-g
  RESIGN
mail gerda
  SIGNON Mduel word-m
  SET MASTERPLAYS NO
expect gerda The master does not play.
# Where silence takes an extension there is one.
mail gerda
  SIGNON Mduel word-m
  SET NMR EXTEND 24h
  SET EXTENSIONS 0
expect gerda > SET EXTENSIONS 0 extensions is now 1.
# What counts at once is not said to wait for the next turn.
mail gerda
  SIGNON Mduel word-m
  SET REMINDER 6h
expect gerda > SET REMINDER 6h reminder is now 6h.
# The first turn is over when it is.
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
mail gerda
  SIGNON Mduel word-m
  SET FIRST 5d
expect gerda > SET FIRST 5d !! The rules of a game can be changed only before it starts.
# Whoever has answered a roll-call and moves has answered it, and one that is called off sends nobody away.
mail gerda
  CREATE ?sea word-m strait move=48h rollcall=48h
mail anna
  SIGNON ?sea word-a
mail bert
  SIGNON ?sea word-b
expect anna please answer this letter with the one word YES
reply anna
  YES
mail anna
  SIGNON ?sea word-a
  SET ADDRESS anna@new.example
reply anna@new.example
  YES
clock +49h
expect bert You have not answered the roll-call of game 'sea'
refuse anna@new.example You have not answered
mail bert
  SIGNON ?sea word-b
expect bert please answer this letter with the one word YES
mail bert
  SIGNON ?sea word-b
  RESIGN
mail gerda
  SIGNON Msea word-m
  NO ROLLCALL
clock +60h
refuse anna@new.example You have not answered
mail cora
  SIGNON ?sea word-c
expect cora orders due
