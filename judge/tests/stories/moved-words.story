# Whoever moves to another address takes along what he has said, what of it waits, and how letters come to him.
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
  SET LANGUAGE ru
  SET WHOIS I am Anna.
mail bert
  SIGNON ?lake word-b
  SET PREFERENCE S
mail anna
  SIGNON Nlake word-a
  BROADCAST
  Peace for everybody!
  ENDPRESS
  PRESS TO S
  What do you say?
  ENDPRESS
# Both answer each other in plain words, which wait for ten minutes, and she moves meanwhile.
reply bert
  I say yes to it.
refuse anna I say yes to it.
mail bert
  SIGNON Slake word-b
  PRESS TO N
  Which border?
  ENDPRESS
reply anna
  The one that we have.
mail anna
  SIGNON Nlake word-a
  SET ADDRESS anna@new.example
reply anna@new.example
  YES
expect anna@new.example lake
clock +1h
expect bert The one that we have.
expect anna@new.example I say yes to it.
refuse anna The one that we have.
# Her letters come in her language; what she says of herself is another's to say.
mail bert
  SIGNON Slake word-b
  PRESS TO N
  Good.
  ENDPRESS
expect anna@new.example Сообщение от: South
# What is forgotten of her is what she wrote before, too.
mail bert
  HISTORY lake
expect bert Peace for everybody!
mail anna@new.example
  FORGET ME
reply anna@new.example
  YES
mail bert
  HISTORY lake
refuse bert Peace for everybody!
# The former address can be forgotten, and takes no place along that is another's now.
mail gerda
  CREATE ?sea word-m strait move=72h
mail carl
  REGISTER Carl Lind
reply carl
  YES
mail carl
  SIGNON ?sea word-c
  SET PREFERENCE N
mail bert
  SIGNON ?sea word-b
  SET PREFERENCE S
mail carl
  SIGNON Nsea word-c
  SET ADDRESS karl@new.example
reply karl@new.example
  YES
mail carl
  FORGET ME
refuse carl your seat there opens to others
reply carl
  YES
expect carl You are forgotten.
refuse bert The seat is open
mail bert
  WHOGAME sea
refuse bert Lind
expect bert karl
mail karl@new.example
  SIGNON Nsea word-c
  STATUS
expect karl@new.example sea
