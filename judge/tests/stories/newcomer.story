# What people write who do not know the commands: no answer is a dead end.
mail anna HELP

expect anna First steps
mail anna help!

expect anna LIST
refuse anna had no text
mail anna
  Hi, I'd like to play. How do I join?
expect anna SIGNON ?game password joins one
expect anna REGISTER
mail anna Hello

expect anna Your mail had no text of its own
expect anna REGISTER
mail anna
  REGISTER Anna
expect anna Please give your name on a line of its own between REGISTER and END
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
mail gerda
  CREATE ?harbor word-m strait move=72h
mail anna
  JOIN harbor
expect anna To join a game that lacks players, write SIGNON ?game
mail anna
  I want to join game harbor
expect anna SIGNON ?game password joins one
mail anna
  SIGNON harbor mypass
expect anna Write SIGNON ?harbor and your password to join game harbor
refuse anna arbor. Did
refuse anna mypass
mail anna
  SIGNON ?harbr mypass
expect anna There is no game called harbr. Did you mean harbor?
mail anna
  LIST harbr
expect anna Did you mean harbor?
mail anna
  list games
expect anna harbor
refuse anna no game called
mail anna
  JOIN ?harbor word-a
  SET PREFERENCE N
expect anna You are in game harbor.
mail bert
  SIGNON ?harbor word-b
  SET PREFERENCE S
# At play: a new mail in plain words brings HELP and the form, and an answer to that orders.
mail anna
  When is the deadline?
expect anna This letter holds the form of North in game harbor
expect anna %% ORDERS HARBOR NORTH
reply anna
  F Har - Nar
expect anna Fleet Harbour -> Narrow Sea.
reply anna
  please cancel my orders
expect anna CLEAR deletes your orders
expect anna %% ORDERS HARBOR NORTH
reply anna
  CLEAR
expect anna Your orders for this turn are deleted.
reply anna
  Send me the map.
expect anna results hold the map
mail anna
  I quit, please remove me
expect anna RESIGN leaves
reply anna
  I vote for a draw
expect anna DRAW votes for a draw
reply anna
  draw please
expect anna write the one word DRAW
reply anna
  DRAW
expect anna You vote for a draw
mail bert
  I am on holiday from 10 to 20 March.
expect bert ask the master, for more time or before a holiday too
mail bert
  Could we have 24 hours more?
expect bert PRESS TO M
reply bert
  PRESS TO M
  Could we have 24 hours more?
  ENDPRESS
expect gerda Could we have 24 hours more?
# The master answers, and Bert answers him.
reply gerda
  REPLY
  You have them.
expect bert You have them.
reply bert
  Thank you!
clock +10m
expect gerda Thank you!
# Who has forgotten his password answers a letter.
mail bert
  I have forgotten my password
expect bert Whoever has lost a password answers any letter of his game with the line SET PASSWORD
reply bert
  F Quay H
expect bert Fleet Quay HOLD.
reply bert
  SET NOTICES OFF
expect bert You get no more reminders
