# Each refusal shows a line that would work: a value that is none, half a setting, a word turned round, a position changed by hand.
mail gerda
  REGISTER Gerda
reply gerda
  YES
mail anna
  REGISTER Anna
reply anna
  YES
mail bert
  REGISTER Bert
reply bert
  YES
mail gerda
  CREATE ?duel word-m players=2 move=48h become=yes
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
mail gerda
  SIGNON Mduel word-m
  SET PRESS loud
  SET REVEAL perhaps
  SET MAX DELAY
  UNTRUCE E
  EDIT REMOVE A Xyz
  EDIT ADD France F Bur
  EDIT REMOVE F Ruh
expect gerda > SET PRESS loud !! press has no value loud
expect gerda For example: SET PRESS
expect gerda > SET MAX DELAY !! I do not know the setting max. Did you mean MAX
expect gerda > UNTRUCE E !! I know no such command. Did you mean NO TRUCE E?
expect gerda > EDIT REMOVE A Xyz !! Nothing is changed: no province is called `Xyz`; write EDIT ADD
expect gerda > EDIT ADD France F Bur !! Nothing is changed: no Fleet Burgundy is possible; write EDIT ADD
expect gerda > EDIT REMOVE F Ruh !! Nothing is changed: no such unit is in Ruhr, and no other is; write EDIT ADD
mail anna
  SIGNON Eduel word-a
  PHASE F1925M
  A Lvp-Yor
  PHASE F1910M
  A Lvp-Yor
expect anna Movement for Fall of 1925 is more than five years on; it is S1914M now; PHASE F1914M is still to come.
expect anna Movement for Fall of 1910 is over; it is S1914M now; PHASE F1914M is still to come.
mail anna
  SIGNON Eduel word-a
  DEFAULT A Xyz H
expect anna > DEFAULT A Xyz H !! Not taken: no province is called `Xyz` (for example,
# What a usage calls the reader's own words is said in his language.
mail gerda
  SET LANGUAGE ru
  SIGNON Mduel word-m
  EJECT
  APPROVE
expect gerda Напишите EJECT кого. Например: EJECT
expect gerda Напишите APPROVE кого.
mail anna
  SET LANGUAGE bg
  WHOIS
  SIGNON
expect anna WHOIS име
refuse anna game password
