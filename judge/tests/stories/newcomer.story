# What people write who do not know the commands: no answer is a dead end.
mail anna HELP

expect anna First steps
mail anna help!

expect anna LIST
refuse anna had no text
mail anna
  Hi, I'd like to play. How do I join?
expect anna | REGISTER Anna
expect anna | CREATE ?name password
mail anna Hello

expect anna Your mail had no text of its own
expect anna REGISTER
# The name stands on the line, in a field, or in the From line alone; REGISTER may be the subject of an empty mail. One yes
# brings one letter, and what is not kept is named in it.
mail anna
  REGISTER
  Name: Anna
  Phone: +359 2 555 0100
  Site: Sofia
  END
expect anna answer this letter with the one word YES
count anna 5
reply anna
  YES
expect anna Welcome, Anna
expect anna Of this I keep nothing: Phone, Site.
refuse anna your name is noted
count anna 1
mail carl register

expect carl answer this letter with the one word YES
reply carl
  YES
expect carl Welcome, Carl
count carl 2
mail dora
  REGISTER Dora Lindqvist
reply dora
  YES
  LIST
expect dora Welcome, Dora Lindqvist
expect dora I have read nothing below the first line of this answer: one line
mail emil
  I would like to register.
expect emil | REGISTER Emil
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
  I want to join game harbor
expect anna To join game harbor
expect anna | SIGNON ?harbor password
mail anna
  JOIN
expect anna To join a game that lacks players, write SIGNON ?game
mail anna
  JONI ?harbor mypass
refuse anna mypass
mail anna
  SUMARY harbor
expect anna Did you mean SUMMARY harbor?
mail emil
  SIGNNOFF
  BRODCASTT
  RESING
expect emil Did you mean RESIGN?
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
  What a game!
expect anna This letter holds the form of North in game harbor
expect anna %% ORDERS HARBOR NORTH
mail anna
  When is the deadline?
expect anna Orders for Movement for Spring of 1801 of game harbor are due
mail anna
  I have a question, dear judge:
  Please cancel my orders!
  The weather here is fine.
expect anna answer this letter with this line
expect anna | CLEAR
expect anna %% ORDERS HARBOR NORTH
expect anna 2 more lines of your mail are no commands
reply anna
  F Har - Nar
expect anna Fleet Harbour -> Narrow Sea.
reply anna
  please cancel my orders
expect anna | CLEAR
expect anna %% ORDERS HARBOR NORTH
reply anna
  CLEAR
expect anna Your orders for this turn are deleted.
reply anna
  Send me the map.
expect anna The position
expect anna harbor: Movement for Spring of 1801
mail anna
  I quit, please remove me
expect anna | RESIGN
reply anna
  I vote for a draw
expect anna | DRAW
reply anna
  draw please
expect anna In game harbor a draw includes all survivors: write DRAW alone.
reply anna
  DRAW
expect anna You vote for a draw
reply anna
  PROCES
expect anna !! Only the master of the game can do this. You are signed on to game
reply anna
  Who is playing?
expect anna Bert
mail dora
  ADJUST 12 50 word
expect dora I rate nobody
mail dora
  IAMALSO other@other.example
expect dora Please write SET ADDRESS2 other@example.org instead.
mail dora
  SIGNON ? word-d
expect dora No game lacks players now.
mail dora
  SIGNON ?harbor word-d
expect dora Game harbor has all its players.
mail anna
  JOIN harbor
expect anna You play North in game harbor already
expect anna SIGNON Nharbor
mail bert
  I am on holiday from 10 to 20 March.
expect bert So that no deadline of game harbor falls on days on which you are away
expect bert | ABSENCE 
mail bert
  Could we have 24 hours more?
expect bert | EXTEND 24h
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
expect bert | FORGOTTEN harbor password
mail bert
  FORGOTTEN harbor word-x
expect bert | FORGOTTEN harbor ********
refuse bert word-x
reply bert
  YES
expect bert Your new password is noted.
mail bert
  SIGNON Sharbor word-x
expect bert You are signed on as South
mail carl
  FORGOTTEN harbor word-x
expect carl You have no place in game harbor
mail bert
  DEADLINE
reply bert
  F Quay H
expect bert Fleet Quay HOLD.
reply bert
  SET NOTICES OFF
expect bert You get no more notices of other players

# A name has eighty letters at most.
mail wim
  REGISTER
  Name: Wimmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
  END
expect wim YES
refuse wim Please give your name
mail tom
  REGISTER
  Name: Tommmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
  END
expect tom Please give your name
