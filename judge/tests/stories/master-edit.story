# A position changed by hand, a seat that stands still, and a newcomer who may not write yet.
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
mail gerda
  CREATE ?duel word-m players=2 move=48h probation=1
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
mail anna
  SIGNON Eduel word-a
  A Par-Bur
mail gerda
  SIGNON Mduel word-m
  EDIT REMOVE A Par
  EDIT ADD France A Gas
  EDIT OWN Bel France
  EDIT ADD France F Mun
  EDIT ADD France A Gas
  EDIT OWN Bur France
  EDIT REMOVE A Ukr
  EDIT Paris
expect gerda France has no Army Paris any more
expect gerda France has Army Gascony more
expect gerda Belgium belongs to France
expect gerda > EDIT ADD France F Mun !! Nothing is changed: a unit stands in Munich already
expect gerda > EDIT ADD France A Gas !! Nothing is changed: a unit stands in Gascony already
expect gerda > EDIT OWN Bur France !! Nothing is changed: Burgundy is no supply center
expect gerda > EDIT REMOVE A Ukr !! Nothing is changed: no such unit is in Ukraine
expect gerda > EDIT Paris !! Nothing is changed: write EDIT ADD Austria A Bel, EDIT REMOVE
expect anna The master of game 'duel' has changed the position of Movement for Spring of 1914 by hand.
expect bert France has Army Gascony more
mail anna
  SIGNON Eduel word-a
  A Gas-Bur
  A Par-Bur
expect anna Army Gascony -> Burgundy
expect anna > A Par-Bur !!
# A truce.
mail gerda
  SIGNON Mduel word-m
  TRUCE A
  TRUCE A
  NO TRUCE E
expect gerda Austria, Germany and Turkey stands still from now on
expect gerda > TRUCE A !!
expect gerda > NO TRUCE E !! England, France and Russia has no truce in game duel.
expect bert has declared a truce for Austria, Germany and Turkey
mail bert
  SIGNON Aduel word-b
  A Vie-Gal
expect bert > A Vie-Gal !! Not taken
# Whoever stands still is shown no form, by no letter.
refuse bert %% ORDERS
mail gerda
  SIGNON Mduel word-m
  SET DEADLINE +47h
expect bert The deadline for Movement
refuse bert %% ORDERS
mail anna
  SIGNON Eduel word-a
  ORDERS AS SHOWN
  F Lon H
  F Edi H
  A Lvp H
  F Bre H
  A Mar H
  A Mos H
  A War H
  F Sev H
  F Stp H
expect anna Army Gascony -> Burgundy
expect anna What was written into the public log since the last results:
expect bert Army Vienna, No Order Processed.
mail gerda
  SIGNON Mduel word-m
  NO TRUCE A
expect bert The truce for Austria, Germany and Turkey in game 'duel' is over
# A newcomer plays first, and writes later.
mail gerda
  SIGNON Mduel word-m
  EJECT A
mail otto
  SIGNON Aduel word-o
  PRESS TO E
  Hello there.
  ENDPRESS
  PRESS TO M
  Hello master.
  ENDPRESS
expect otto Not sent: whoever takes a seat over in game duel first plays without writing to others
expect gerda Hello master.
refuse anna Hello there.
mail gerda
  SIGNON Mduel word-m
  PROCESS
mail otto
  SIGNON Aduel word-o
  PRESS TO E
  Hello again.
  ENDPRESS
expect anna Hello again.
