# Whoever moves to another address takes what he has written along; and a yes that comes too late moves nobody.
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
mail gerda
  CREATE ?lake word-m strait move=72h
mail anna
  SIGNON ?lake word-a
  SET PREFERENCE N
mail bert
  SIGNON ?lake word-b
  SET PREFERENCE S
mail anna
  SIGNON Nlake word-a
  DIARY PRIVATE
  I trust nobody.
  ENDPRESS
  PRESS TO S
  Peace?
  ENDPRESS
  SET ADDRESS anna@new.example
reply anna@new.example
  YES
expect anna@new.example Letters of game lake go to anna@new.example from now on.
mail anna@new.example
  SIGNON Nlake word-a
  DIARY LIST
  SENT
expect anna@new.example | I trust nobody.
expect anna@new.example Peace?
mail anna@new.example
  SIGNON Nlake word-a
  DIARY DELETE 1
expect anna@new.example Diary entry 1 is
# He has left meanwhile.
mail bert
  SIGNON Slake word-b
  SET ADDRESS bert@new.example
mail bert
  SIGNON Slake word-b
  RESIGN
reply bert@new.example
  YES
expect bert@new.example It is too late for that: nobody has a place in game lake any more
refuse bert@new.example go to bert@new.example
