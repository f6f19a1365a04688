# Reformation with the house rules that change its steps: ransom and absolution in one turn, wars declared one power after the
# other, three players with two powers each.
mail greta hi
  REGISTER
  Name: Greta
  END
reply greta
  YES
mail otto hi
  REGISTER
  Name: Otto
  END
reply otto
  YES
mail ella hi
  REGISTER
  Name: Ella
  END
reply ella
  YES
mail paul hi
  REGISTER
  Name: Paul
  END
reply paul
  YES
mail greta
  SET MAP NONE
  CREATE ?worms word-m reformation in_order=maybe
expect greta in_order
mail greta
  CREATE ?worms word-m reformation merge=2
expect greta merge
mail greta
  CREATE ?worms word-m reformation start=midgame players=3 together=OTTOMANS+HABSBURGS,ENGLAND+FRANCE,PAPACY+PROTESTANTS merge=true in_order=true
expect greta Game worms
mail otto
  SET MAP NONE
  SIGNON ?worms word-o
  SET PREFERENCE O*
mail ella
  SET MAP NONE
  SIGNON ?worms word-e
  SET PREFERENCE E*
mail paul
  SET MAP NONE
  SIGNON ?worms word-p
  SET PREFERENCE P*
# A fact that was not taken keeps the talks shut for half an hour, so that it can be mended.
mail greta
  SIGNON Mworms word-m
  FACT CONTROL CALAIS FRANCE
  FACT CONTROL CALAIS ENGLAND
  OPEN DIPLOMACY
expect greta Calais is said to be held by France and by England
expect greta The turn is played Monday 2 March 2026, 18:30 UTC, unless somebody changes his orders.
refuse otto 5.TALK
mail greta
  SIGNON Mworms word-m
  CANCEL FACT CONTROL CALAIS ENGLAND
expect greta no fact says FACT CONTROL CALAIS ENGLAND; to take back what stands, write CANCEL FACT CONTROL CALAIS FRANCE
mail greta
  SIGNON Mworms word-m
  CANCEL FACT CONTROL CALAIS FRANCE
expect otto 5.TALK
# Who leads two powers is answered for every line, once, as he wrote it.
mail ella
  SIGNON Eworms word-e
  ПРЕДЛАГАЮ ПАКЕТ 1 ПРОТЕСТАНТАМ: СОЮЗ
  nice weather
  АНГЛИЯ ПРЕДЛАГАЕТ ПАКЕТ 0 ГАБСБУРГАМ: СОЮЗ
  ENGLAND PROPOSES PACKAGE 4 TO HABSBURGS: ALLIANCE
  АНГЛИЯ ПРЕДЛАГАЕТ ПАКЕТ 5 ГАБСБУРГАМ: УСТУПАЮ КАЛЕ; УСТУПАЮ КАЛЕ
  FRANCE RATIFY PACKAGE 1 OF HABSBURGS IF FRANCE RATIFIES
  FRANCE DONE
expect ella begin the line with the one that it is for, such as ENGLAND ПРЕДЛАГАЮ
expect ella > nice weather !! Not taken: this is no line of Reformation
expect ella > АНГЛИЯ ПРЕДЛАГАЕТ ПАКЕТ 0 ГАБСБУРГАМ: СОЮЗ !! Not taken: `0` is no number that fits here: 1 to 99
expect ella What you could write now: ENGLAND OFFER PACKAGE 1 TO OTTOMANS
expect ella > ENGLAND PROPOSES PACKAGE 4 TO HABSBURGS: ALLIANCE !! Not taken: `ENGLAND PROPOSES
expect ella such a line is OFFER PACKAGE 1 TO FRANCE: ALLIANCE
expect ella Calais stands twice in one package or line (unreadable-term). > FRANCE RATIFY
expect ella such a line is RATIFY PACKAGE 1 OF ENGLAND IF PACKAGE 1 OF OTTOMANS (unreadable). > FRANCE DONE
expect ella Still without an order: ENGLAND DONE.
mail otto
  SIGNON Oworms word-o
  OTTOMANS DONE
  HABSBURGS DONE
mail ella
  SIGNON Eworms word-e
  ENGLAND DONE
  FRANCE DONE
mail paul
  SIGNON Pworms word-p
  PAPACY DONE
  PROTESTANTS DONE

# Nobody sues, and both mercies are one turn: the ransom is drawn before the absolution.
expect otto Suits for peace
mail otto
  SIGNON Oworms word-o
  HABSBURGS NONE
mail ella
  SIGNON Eworms word-e
  FRANCE NONE
expect ella SEEK ABSOLUTION ?
expect otto RANSOM FERDINAND ?
mail otto
  SIGNON Oworms word-o
  HABSBURGS RANSOM FERDINAND
mail ella
  SIGNON Eworms word-e
  ENGLAND SEEK ABSOLUTION
  FRANCE NONE
expect paul The Habsburgs ransom Ferdinand from the Ottomans for a card
expect paul England is absolved.

# Each power declares when those before it have: it sees what they did, and nobody else can write yet.
expect paul it is the turn of the Ottomans
mail ella
  SIGNON Eworms word-e
  ENGLAND DECLARE WAR ON OTTOMANS WITH CARD 69
expect ella it is the turn of the Ottomans
mail otto
  SIGNON Oworms word-o
  OTTOMANS DECLARE WAR ON ENGLAND WITH CARD 66
expect paul The Ottomans declare war on England
expect paul it is the turn of the Habsburgs
mail otto
  SIGNON Oworms word-o
  HABSBURGS NONE
expect paul it is the turn of England
mail ella
  SIGNON Eworms word-e
  ENGLAND DECLARE WAR ON OTTOMANS WITH CARD 69
expect ella already-at-war
