# Who may do what: the table of commands lets a line through, or tells why not.
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
mail carla
  REGISTER
  Name: Carla
  END
reply carla
  YES
mail gerda
  CREATE ?duel word-m players=2 move=48h
mail anna
  SIGNON ?duel word-a
  DRAW
expect anna > DRAW !! Only a player can do this.
mail anna
  SIGNON ?duel word-a
  PROCESS
  SET PREFERENCE E
expect anna > PROCESS !! Only the master of the game can do this.
expect anna Your wishes are noted
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
expect anna You have been selected as
mail gerda
  SIGNON Mduel word-m
  ORDERS AS SHOWN
  RESIGN
  SET PREFERENCE E
expect gerda > ORDERS AS SHOWN !! Only a player can do this.
expect gerda > RESIGN !! A line above this one was refused
expect gerda Game duel has started, so wishes for a power change nothing any more.
mail anna
  SIGNON Eduel word-a
  SET PREFERENCE A
  PAUSE
  EJECT A
  SET MOVE 24h
expect anna Game duel has started, so wishes for a power change nothing any more.
expect anna > PAUSE !! Only the master of the game can do this.
expect anna > EJECT A !! Only the master of the game can do this.
expect anna > SET MOVE 24h !! Only the master of the game can do this.
mail carla
  OBSERVE duel word-c
  CLEAR
  TERMINATE
expect carla > CLEAR !! Only a player can do this.
expect carla > TERMINATE !! Only the master of the game can do this.
# Nobody is signed on; or somebody would be, had the password been right.
mail anna
  ORDERS AS SHOWN
  RESIGN
expect anna > ORDERS AS SHOWN !! This needs a line above it
expect anna > RESIGN !! This needs such a line above it, too.
mail anna
  SIGNON Eduel word-x
  ORDERS AS SHOWN
  RESIGN
expect anna That is not the password
refuse anna This needs a line above it
# A password with a blank in it is two words, and neither is shown.
mail anna
  SIGNON Eduel word-a sesame
expect anna > SIGNON Eduel ******** You are signed on as
refuse anna sesame
expect anna I read nothing behind the password
# A word of another language that concedes needs the name of a seat; what follows it otherwise is read as an order.
mail anna
  SIGNON Eduel word-a
  уступить Москва
expect anna > уступить Москва !!
refuse anna has no seat called
mail anna
  SIGNON Eduel word-a
  CONCEDE Москва
expect anna > CONCEDE Москва !! Game duel has no seat called Москва.
mail anna
  SIGNON Eduel word-a
  уступить A
expect anna only to the strongest
# Prose that begins with the words of a command is none.
mail anna Greetings
  Hello
  Watch the border.
expect anna I found no command in your mail.
