# Who has forgotten his password finds a way, and SET NOTICES OFF does what the footer says, whoever writes.
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
mail gerda
  REGISTER
  Name: Gerda
  END
reply gerda
  YES
mail olga
  REGISTER
  Name: Olga
  END
reply olga
  YES
mail gerda
  CREATE ?harbor word-m strait move=72h
# Before the start: another password under the question, once the registered address says yes.
mail anna
  SIGNON ?harbor word-a
  SET PREFERENCE N
mail anna
  I have forgotten my password
expect anna | FORGOTTEN game password
mail anna
  SIGNON ?harbor lost-one
  SET PREFERENCE S
expect anna YES
refuse anna lost-one
reply anna
  YES
expect anna You are in game harbor
expect anna The password of your place in game harbor has been changed.
refuse anna lost-one
raw
  From: anna@anna.example
  To: judge@chancery.example
  Subject: again
  Message-ID: <unproved-1@anna.example>
  
  SIGNON ?harbor lost-two
expect anna YES
refuse anna lost-two
reply anna
  YES
expect anna You are in game harbor
mail anna
  SIGNON ?harbor lost-two
  SET PREFERENCE N
expect anna Your wishes are noted: N.
# Whoever looks on, as well.
mail olga
  OBSERVE harbor word-o
expect olga You look on
mail olga
  OBSERVE harbor lost-three
expect olga YES
refuse olga lost-three
reply olga
  YES
expect olga You look on
mail olga
  OBSERVE harbor lost-three
expect olga You look on
mail bert
  SIGNON ?harbor word-b
  SET PREFERENCE S
# At play: the way stands in the answer to plain words, and under a wrong password.
mail bert
  I have forgotten my password
expect bert | FORGOTTEN harbor password
mail bert
  SIGNON Sharbor lost-four
  F Quay H
expect bert That is not the password of South
expect bert answer any letter of that game with the line SET PASSWORD and a new one
refuse bert lost-four
mail bert
  SET PASSWORD lost-four
expect bert A player who answers a letter of his game needs none.
refuse bert lost-four
# Questions in plain words are answered at once where no game is meant, too.
mail olga
  What games are there?
expect olga harbor
mail olga
  Please help me!
expect olga First steps
mail olga
  Who is playing?
expect olga harbor
mail olga
  Can I see the map?
expect olga harbor
mail bert
  What am I to do about this sea?
reply bert
  I have forgotten my password.
expect bert | FORGOTTEN harbor password
reply bert
  SET PASSWORD word-n
expect bert | SET PASSWORD ********
refuse bert word-n
reply bert
  YES
expect bert Your new password is noted.
refuse bert word-n
mail bert
  SIGNON Sharbor word-b
expect bert That is not the password of South
mail bert
  SIGNON Sharbor word-n
  F Quay H
expect bert Fleet Quay HOLD.
refuse bert word-n
# In an answer to press, with words around it: the question is not the receipt.
mail anna
  SIGNON Nharbor lost-two
  PRESS TO SM
  Hello there.
  ENDPRESS
reply bert
  SET PASSWORD word-o
expect bert | SET PASSWORD ********
refuse bert !! Not
reply bert
  YES
expect bert Your new password is noted.
mail bert
  What a sea
reply bert
  Dear judge,
  SET PASSWORD word-p
  Thank you.
expect bert | SET PASSWORD ********
expect bert I have asked your registered address
refuse bert word-p
reply bert
  YES
expect bert another one does. Please answer that one
reply gerda
  SET PASSWORD word-q
expect gerda | SET PASSWORD ********
reply gerda
  YES
expect gerda Your new password is noted.
mail gerda
  SIGNON Mharbor word-m
expect gerda That is not the password of Master
mail gerda
  SIGNON Mharbor word-q
  SET DEADLINE +80h
expect bert new deadline
# A letter of a turn that is over does as well.
clock +110h
expect bert Movement results for Spring of 1801.
mail bert
  STATUS
mail gerda
  SIGNON Mharbor word-q
  PROCESS
expect bert results for
reply bert
  SET PASSWORD word-r
reply bert
  YES
expect bert Your new password is noted.
# What the footer says, proved and not.
mail bert
  SET NOTICES OFF
expect bert You get no more notices of other players
refuse bert This needs
mail anna
  set notices off.
expect anna You get no more notices of other players
mail olga SET NOTICES OFF

expect olga You get no more notices of other players
raw
  From: gerda@gerda.example
  To: judge@chancery.example
  Subject: stop
  Message-ID: <unproved-2@gerda.example>
  
  SET NOTICES OFF
expect gerda | SET NOTICES OFF
refuse gerda This needs
reply gerda
  YES
expect gerda You get no more notices of other players
# A yes that answers no question is told so as long as one waits.
raw
  From: gerda@gerda.example
  To: judge@chancery.example
  Subject: back
  Message-ID: <unproved-3@gerda.example>
  
  SET NOTICES ON
expect gerda | SET NOTICES ON
mail gerda
  YES
expect gerda Please answer that one
