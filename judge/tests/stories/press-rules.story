# Press that a game's rules restrict: neighbours, empty texts, late orders, minor turns, orders first; and who reads what.
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
mail cleo
  REGISTER
  Name: Cleo
  END
reply cleo
  YES
mail olga
  REGISTER
  Name: Olga
  END
reply olga
  YES
mail mara
  REGISTER
  Name: Mara
  END
reply mara
  YES
# On a board where each two stand apart until somebody moves.
mail mara
  CREATE ?near word-m ring move=72h grace=24h press=white
  SET TOUCH PRESS
  SET NO BLANK PRESS
  SET OBSERVER ANY
  SET WATCH ALL PRESS
mail olga
  OBSERVE near word-o
mail anna
  SIGNON ?near word-a
  SET PREFERENCE RTV
mail bert
  SIGNON ?near word-b
  SET PREFERENCE TRV
mail cleo
  SIGNON ?near word-c
  SET PREFERENCE VRT
expect anna Neighbours: players write only to those who stand beside them on the board, and once a turn to everybody.
expect anna All press: the master and observers may read everything.
mail anna
  SIGNON Rnear word-a
  BROADCAST
  To you all.
  ENDPRESS
  BROADCAST
  And once more.
  ENDPRESS
  PRESS TO M
  One for the master.
  ENDPRESS
  PRESS TO M
  ENDPRESS
expect bert To you all.
refuse bert once more
expect anna In game near one message a turn goes to everybody, and yours has gone.
expect anna have read nothing of it: | And once more.
expect mara One for the master.
expect anna There was no text to send.
# Observers press as players do here, and read everything when they ask.
mail olga
  SIGNON Onear word-o
  SET ALL PRESS
  PRESS TO R
  From the gallery.
  ENDPRESS
  BROADCAST
  Good evening.
  ENDPRESS
  BROADCAST
  Good evening again.
  ENDPRESS
expect olga You get all press from now on
expect olga Message sent to Rose: | Message from Olga as Observer to Rose in 'near':
expect anna From the gallery.
expect bert Good evening again.
mail mara
  SIGNON Mnear word-m
  SET NO TOUCH PRESS
  SET BLANK PRESS
expect mara TOUCH-PRESS is off from now on.
expect anna Empty press: messages without a text are sent.
mail anna
  SIGNON Rnear word-a
  PRESS TO T
  Only for you.
  ENDPRESS
  PRESS TO V
  ENDPRESS
expect bert Only for you.
expect olga Message from Rose to Thistle in 'near': | Only for you.
expect cleo Message from Rose to Vine in 'near':
# Orders first; then while orders are late, of one's own and of anybody's.
mail mara
  SIGNON Mnear word-m
  SET MUST ORDER
  SET NO LATE PRESS
  SET NO GRACE PRESS
mail anna
  SIGNON Rnear word-a
  PRESS TO T
  Too soon.
  ENDPRESS
  A Ash H, A Bro H, A Col H
  PRESS TO T
  Now I may.
  ENDPRESS
expect anna press comes after orders
expect anna | Too soon.
refuse bert Too soon
expect bert Now I may.
mail mara
  SIGNON Mnear word-m
  SET NO MUST ORDER
clock +73h
mail bert
  SIGNON Tnear word-b
  PRESS TO R
  I am late.
  ENDPRESS
  PRESS TO M
  I am late, master.
  ENDPRESS
expect bert Your orders in game near are late
expect mara I am late, master.
mail anna
  SIGNON Rnear word-a
  PRESS TO T
  Where are you?
  ENDPRESS
expect anna Somebody's orders in game near are late
mail mara
  SIGNON Mnear word-m
  SET GRACE PRESS
mail anna
  SIGNON Rnear word-a
  PRESS TO T
  Where are you now?
  ENDPRESS
expect bert Where are you now?
# A turn between those in which players talk.
mail mara
  SIGNON Mnear word-m
  SET NO MINOR PRESS
  SET LATE PRESS
expect anna closed in turns in which players do not usually talk
mail mara
  SIGNON Mnear word-m
  EDIT REMOVE A Dun
  EDIT ADD Rose A Dun
  EDIT REMOVE A Fai
mail anna
  SIGNON Rnear word-a
  A Dun-Eas
  A Col S A Dun-Eas
mail mara
  SIGNON Mnear word-m
  PROCESS
mail anna
  SIGNON Rnear word-a
  PRESS TO T
  Where will you go?
  ENDPRESS
  PRESS TO M
  Is it not our turn?
  ENDPRESS
expect anna Press is closed in this turn of game near
expect anna have read nothing of it: | Where will you go?
expect mara Is it not our turn?
mail mara
  SIGNON Mnear word-m
  SET MINOR PRESS
mail anna
  SIGNON Rnear word-a
  PRESS TO T
  And where will you go?
  ENDPRESS
expect bert And where will you go?
