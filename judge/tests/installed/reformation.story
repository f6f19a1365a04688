# Reformation by mail: five players for six powers, house rules, lines that cannot stand, forms, a silent power, a late mail.
mail greta hi
  REGISTER
  Name: Greta
  END
reply greta
  YES
mail olaf hi
  REGISTER
  Name: Olaf
  END
reply olaf
  YES
mail hugo hi
  REGISTER
  Name: Hugo
  END
reply hugo
  YES
mail emma hi
  REGISTER
  Name: Emma
  END
reply emma
  YES
mail fleur hi
  REGISTER
  Name: Fleur
  END
reply fleur
  YES
mail pius hi
  REGISTER
  Name: Pius
  END
reply pius
  YES
mail greta
  CREATE ?worms word-m reformation start=1521
expect greta start
mail greta
  CREATE ?worms word-m reformation weather=fine
expect greta weather
mail greta
  CREATE ?worms word-m reformation players=5
expect greta together=ENGLAND+PROTESTANTS
mail greta
  CREATE ?worms word-m reformation hands=counts
expect greta hands=master
mail greta
  CREATE ?worms word-m reformation start=midgame players=5 together=ENGLAND+PROTESTANTS talk=48h war=12h brisk=18h quiet=true last_turn=9
  LIST worms
expect greta Game worms
# A word for one kind of turn counts beside the one for five of them.
expect greta ransom 18 hours, seal 24 hours, talk 48 hours, war 12 hours
expect greta after which turn the game ends: 9, or 6 for the short
expect greta begins with: midgame
# What would change nothing here is told so.
mail greta
  SIGNON Mworms word-m
  SET NMR WAIT
  SET ABANDON 2
  SET TOUCH PRESS
expect greta > SET NMR WAIT !! NMR changes nothing in this game: silence is an answer in all of its turns
expect greta > SET ABANDON 2 !! ABANDON changes nothing in this game
expect greta > SET TOUCH PRESS !! TOUCH-PRESS changes nothing in this game: nobody's pieces stand beside another's
mail olaf
  SIGNON ?worms word-o
  SET PREFERENCE O*
mail hugo
  SIGNON ?worms word-h
  SET PREFERENCE H*
mail emma
  SIGNON ?worms word-e
  SET PREFERENCE E*
mail fleur
  SIGNON ?worms word-f
  SET PREFERENCE F*
mail pius
  SIGNON ?worms word-p
  SET PREFERENCE P*
expect pius Papacy
mail pius
  HELP REFORMATION
  HELP PACKAGES
  HELP PEACE
  HELP RANSOM
  HELP ABSOLUTION
  HELP WAR
  HELP ALLIANCES
  HELP MASTER
  HELP ORDERS
expect pius Whoever has lost a leader or a home city

# The master's facts: what cannot be is listed, and the talks wait.
mail greta
  SIGNON Mworms word-m
  FACT HAND ENGLAND 3 31 24
  FACT UNITS MADRID HABSBURGS 1 SQUADRON
  OPEN DIPLOMACY
expect greta card 24 stands in two hands
mail greta
  SIGNON Mworms word-m
  FACT HAND ENGLAND 3 31 69 91
  FACT UNITS MADRID HABSBURGS NONE
  OPEN DIPLOMACY
expect fleur The talks are open
expect fleur 105 (5 CP)
refuse hugo 105 (5 CP)

# Lines that cannot stand, each with its reason and a right one.
mail fleur
  SIGNON Fworms word-f
  OFFER PACKAGE 1 TO FRANCE: ALLIANCE
  OFFER PACKAGE 0 TO ENGLAND: ALLIANCE
  OFFER PACKAGE 2 TO SCOTLAND: ALLIANCE
  OFFER PACKAGE 3 TO ENGLND: ALLIANCE
  OFFER PACKAGE 4 TO ENGLAND: GIVE 1 CRAD
  RATIFY PACKAGE 7 OF ENGLAND
  DECLARE WAR ON VENICE WITH CARD 25
  FACT TURN 6
expect fleur own-package
expect fleur not-major
expect fleur did you mean England
expect fleur `CRAD`
expect fleur no-such-package
expect fleur not-now
mail fleur
  SIGNON Fworms word-f
  OFFER PACKAGE 1 TO ENGLAND: ALLIANCE
  RECEIVE AT VIENNA
  FALL BACK FROM VIENNA TO PARIS
expect fleur binds only if England confirms
# What could follow no wish as things stand is told; the wish stays.
expect fleur As things stand, RECEIVE AT VIENNA does nothing: Vienna is not yours.
expect fleur As things stand, FALL BACK FROM VIENNA TO PARIS does nothing: you have no troops in Vienna.
expect emma Package 1 of France
expect emma France and England ally.
refuse hugo Package 1 of France
reply emma
  ENGLAND RATIFY PACKAGE 1 OF FRANCE
  ENGLAND DONE
  PROTESTANTS DONE
mail fleur
  SIGNON Fworms word-f
  DONE
mail olaf
  SIGNON Oworms word-o
  DONE
mail pius
  SIGNON Pworms word-p
  DONE

# The Habsburgs are silent: the talks last until their end.
refuse olaf announced
clock +50h
expect olaf France and England are allied to the end of turn 5.
expect hugo May sue
mail hugo
  SIGNON Hworms word-h
  DONE
expect hugo not-now
