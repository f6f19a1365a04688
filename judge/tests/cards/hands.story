# Hidden hands, offers that another confirms, a turn that nobody must order, a turn of the master's, lots under seal.
mail anna hi
  REGISTER
  Name: Anna
  END
mail anna re
  YES {token}
mail bert hi
  REGISTER
  Name: Bert
  END
mail bert re
  YES {token}
mail cora hi
  REGISTER
  Name: Cora
  END
mail cora re
  YES {token}
mail gerda hi
  REGISTER
  Name: Gerda
  END
mail gerda re
  YES {token}
mail olga hi
  REGISTER
  Name: Olga
  END
mail olga re
  YES {token}
mail gerda
  CREATE ?hands word-m cards
# Whoever is told what players keep secret cannot be one of them.
mail gerda
  SIGNON ?hands word-g
expect gerda is told what its players keep secret
# A house rule may have the name of a person's setting: of a game it means the rule, of a person the setting.
mail gerda
  CREATE ?mute word-m cards quiet=perhaps
expect gerda quiet has no option `perhaps`
mail gerda
  CREATE ?mute word-m cards quiet=true
expect gerda Game mute
mail olga
  SET QUIET 22-7
  SET NO QUIET
expect olga 22:00
mail olga
  OBSERVE hands word-o
  SET MAP SVG
mail anna
  SIGNON ?hands word-a
  SET PREFERENCE L
  SET MAP SVG
mail bert
  SIGNON ?hands word-b
  SET PREFERENCE M
  SET MAP SVG
mail cora
  SIGNON ?hands word-c
  SET PREFERENCE R
  SET MAP SVG
expect anna The lots of T1 are sealed:
expect anna DONE

# Nobody must order, but whoever may has a form; all who may have spoken end the turn before its time.
reply bert
  DONE

# Talk is between Left and Right alone; to all and to the master it is free.
mail anna
  SIGNON Lhands word-a
  PRESS TO M
  How are you?
  ENDPRESS
expect gerda How are you?
mail anna
  SIGNON Lhands word-a
  PRESS TO R
  Two points for you.
  ENDPRESS
expect cora Two points for you.
mail bert
  SIGNON Chands word-b
  PRESS TO R
  Psst.
  ENDPRESS
expect bert you cannot write to RIGHT alone
mail bert
  SIGNON Chands word-b
  BROADCAST
  Hello to all of you.
  ENDPRESS
expect olga Hello to all of you.

# What would become of a turn in which not everybody sees all is not tried out.
mail anna
  SIGNON Lhands word-a
  WHATIF
  END
expect anna Game hands tries no turns out
refuse anna What T1 would bring

# An offer is shown to whom it is made, and to nobody else; a changed one is another.
mail cora
  SIGNON Rhands word-c
  OFFER 2 TO LEFT
expect anna an offer to LEFT
expect anna RIGHT: OFFER 2 TO LEFT, accept it with ACCEPT RIGHT AS
expect anna RIGHT has fewer points then.
count bert 7
mail anna
  SIGNON Lhands word-a
  ACCEPT RIGHT AS 14996538858533869779
expect anna noted: ACCEPT RIGHT AS
expect anna Others show you:
mail cora
  SIGNON Rhands word-c
  OFFER 3 TO LEFT
expect anna RIGHT: OFFER 3 TO LEFT
count anna 11
mail cora
  SIGNON Rhands word-c
  CLEAR
  OFFER 5 TO LEFT
  SET NO WAIT
  OFFER 3 TO LEFT
count anna 0
mail cora
  SIGNON Rhands word-c
  CLEAR
expect anna Nothing is offered to you any more
mail cora
  SIGNON Rhands word-c
  OFFER 3 TO LEFT
  DONE
mail anna
  SIGNON Lhands word-a
  ACCEPT RIGHT AS 14996539711424907220
  DONE
expect olga LEFT has 3 points of RIGHT.
count bert 1

# What lines are no orders of the game is told, and a greeting in an answer is left alone.
reply bert
  Good luck!
  PLAY FIVE
expect bert this cannot be done now
expect bert This is no order, so I left it alone

# In this turn press is for all at once.
mail anna
  SIGNON Lhands word-a
  PRESS TO R
  You there
  ENDPRESS
expect anna press goes to everybody at once, or to the master

# The cards fall; the master rules, and there is no deadline for him.
mail anna
  SIGNON Lhands word-a
  ORDERS AS SHOWN
mail bert
  SIGNON Chands word-b
  ORDERS AS SHOWN
mail cora
  SIGNON Rhands word-c
  ORDERS AS SHOWN
expect anna LEFT played
refuse anna RIGHT played
expect gerda RIGHT played
refuse olga LEFT played
expect anna The game waits for its master; there is no deadline.
expect gerda waits for you, its master
expect gerda AWARD LOT
clock 3d
expect gerda waits for you, its master
refuse anna waits for you
mail anna
  SIGNON Lhands word-a
  AWARD LEFT
expect anna this cannot be done now

# An answer to the letter gives the master's orders, and nothing more.
reply gerda
  TERMINATE
expect gerda sign on as its master with your password
mail gerda
  SIGNON Mhands word-m
expect gerda Still without an order: AWARD
clock 1d
reply gerda
  AWARD LOT
  AWARD NOBODY
expect gerda this cannot be done now
refuse anna has the round.
clock +30m
expect anna has the round.
expect anna The seed of R3 was
refuse anna The seed of T1 was

# For all turns to come this game takes no lines: each is refused, and nothing stands.
mail anna
  SIGNON Lhands word-a
  DEFAULT PLAY ANCHOR
  DEFAULT PLAY BEACON
expect anna > DEFAULT PLAY BEACON !! Not taken: this game knows no standing orders

# Silence is an answer where nobody must order; where a card is owed, it opens the seat.
clock 25h
expect anna Played: talk 4
refuse anna open for take-over
mail bert
  SIGNON Chands word-b
  ORDERS AS SHOWN
mail cora
  SIGNON Rhands word-c
  ORDERS AS SHOWN
clock 45h
expect olga No orders came in time for LEFT in game 'hands'
expect gerda waits for you, its master

# When the game is over, every seed that was kept is told.
reply gerda
  AWARD RIGHT
expect olga The game was won by
expect olga The seed of T1 was
expect olga The seed of T4 was
