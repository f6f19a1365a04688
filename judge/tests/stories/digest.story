# What can wait comes in one letter a day, at its reader's hour; what cannot comes at once.
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
mail anna
  SET DIGEST noon
  SET DIGEST 25:00
  SET TIMEZONE Europe/Sofia
  SET DIGEST 21:00
  STATUS
expect anna > SET DIGEST noon !! Please write SET DIGEST 20:00, or SET DIGEST OFF.
expect anna > SET DIGEST 21:00 What can wait comes to you in one letter a day from now on, at 21:00 (Europe/Sofia).
expect anna Digest: 21:00
mail gerda
  CREATE ?duel word-m players=2 move=5d
mail gerda
  CREATE ?tea word-t players=2 move=5d
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
# The start comes at once; so do press, and what moves the deadline.
expect anna You have been selected as
mail anna
  SIGNON ?tea word-t
  SET PREFERENCE E
mail bert
  SIGNON ?tea word-b
  SET PREFERENCE A
mail bert
  SIGNON Aduel word-b
  PRESS TO E
  Peace?
  ENDPRESS
expect anna Peace?
# News of others wait, of both games, in the words that they would have had; nobody else waits with her.
mail otto
  OBSERVE duel word-o
mail gerda
  SIGNON Mduel word-m
  PROMOTE otto
expect bert Game 'duel' has one master more.
refuse anna one master more
clock +10m
mail bert
  SIGNON Atea word-b
  RESIGN
expect gerda has left game 'tea'
refuse anna has left game 'tea'
mail gerda
  SIGNON Mduel word-m
  SET DEADLINE +4d
expect anna The deadline for Movement
count anna 9
clock +2h
expect anna 2 pieces of news
expect anna Game 'duel':
expect anna Game 'duel' has one master more. Press to the master goes to all of
expect anna Game 'tea':
expect anna has left game 'tea'. The seat is open
expect anna What you answer concerns game 'tea'; about another game
count anna 1
clock +30h
count anna 0
# It can be answered as a letter of its game can.
reply anna
  F Lon-Nth
  SET DIGEST OFF
expect anna Fleet London -> North Sea
expect anna > SET DIGEST OFF Each letter comes when it is written from now on.
# What waits when she wants none any more comes at once; whoever is forgotten gets nothing.
mail anna
  SET DIGEST 21:00
mail gerda
  SIGNON Mduel word-m
  EJECT otto
mail anna
  SET DIGEST OFF
expect anna one piece of news
expect anna Somebody has left game 'duel'.
# News that would come too late for the turn do not wait.
mail anna
  SET DIGEST 21:00
mail otto
  OBSERVE tea word-o
mail gerda
  SIGNON Mtea word-t
  SET DEADLINE +3h
mail gerda
  SIGNON Mtea word-t
  PROMOTE otto
expect anna Game 'tea' has one master more.
mail gerda
  SIGNON Mduel word-m
  SET COMMENT bye
mail otto
  OBSERVE duel word-o
mail gerda
  SIGNON Mduel word-m
  PROMOTE otto
refuse anna Game 'duel' has one master more.
# A turn whose clock stands still makes nothing late.
mail hugo
  REGISTER
  Name: Hugo
  END
reply hugo
  YES
mail hugo
  OBSERVE tea word-h
mail gerda
  SIGNON Mtea word-t
  PAUSE
mail gerda
  SIGNON Mtea word-t
  PROMOTE hugo
expect gerda Hugo
refuse gerda !!
refuse anna Game 'tea' has one master more.
mail anna
  FORGET ME
reply anna
  YES
clock +30h
refuse anna one master more
