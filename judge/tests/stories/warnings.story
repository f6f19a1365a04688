# A receipt warns of orders that are in each other's way, from the author's own sheet alone; they count as they stand.
mail anna hi
  REGISTER
  Name: Anna
  END
reply anna
  YES
mail bert hi
  REGISTER
  Name: Bert
  END
reply bert
  YES
mail anna Game
  CREATE ?duel word-m players=2 move=48h
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
expect anna You have been selected as
reply anna
  A Par-Bur
  A Mar-Bur
  F Bre H
expect anna Look at these again; they count as they stand:
expect anna Two of your units are to go to Burgundy; one of them can get there at most.
expect anna orders missing; due
reply anna
  A Mar S A Par-Gas
  A Lvp-Wal
  F Lon-Nth, F Edi-Nwg
  A War-Gal, A Mos-Ukr, F Sev-Bla, F Stp/sc-Bot
expect anna Army Marseilles SUPPORT Army Paris -> Gascony: you have not ordered
reply anna
  A Par-Bre
expect anna orders in, 2 warnings; due
expect anna Army Paris -> Brest: your own Fleet Brest is not ordered to leave.
expect anna you have not ordered Army Paris to go there, so that the support counts for nothing.
reply anna
  SET LANGUAGE ru
expect anna ваша же часть (Флот Брест), и уйти ей не приказано.
