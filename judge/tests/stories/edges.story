# A small game seen from its edges: who looks on, who is all, turns by their names, a year that passes, and two texts that say two things.
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
mail otto
  REGISTER
  Name: Otto
  END
reply otto
  YES
mail olga
  REGISTER
  Name: Olga
  END
reply olga
  YES
mail gerda
  CREATE ?lake word-m strait move=72h
  SET MAX ABSENCE 4
mail otto
  OBSERVE lake word-o
mail olga
  OBSERVE lake word-l
mail anna
  SIGNON ?lake word-a
  SET PREFERENCE N
  A Hil-Cap; F Har-Nar; A Fel H
expect anna !! Game lake has not started yet, so there is nothing to order.
mail gerda
  SIGNON Mlake word-m
  A Hil-Cap; F Har-Nar; A Fel H
expect gerda !! Game lake has not started
mail bert
  SIGNON ?lake word-b
  SET PREFERENCE S
# The turn that is played now has a map, a turn that never was has none.
mail anna
  MAP lake S1801M
expect anna lake: Movement for Spring of 1801
refuse anna arrows
mail anna
  MAP lake S1899M
expect anna > MAP lake S1899M !!
expect anna S1801M
# Two texts of one mail that ask for two things.
raw
  From: Anna <anna@anna.example>
  To: judge@chancery.example
  Subject: two
  Message-ID: <two@anna.example>
  Content-Type: multipart/alternative; boundary=b
  
  --b
  Content-Type: text/plain
  
  SIGNON Nlake word-a
  A Hil-Cap
  --b
  Content-Type: text/html
  
  <p>SIGNON Nlake word-a</p><p>RESIGN</p>
  --b--
expect anna ask for different things, so I did neither
# Whoever is named beside all of them is one of them.
mail anna
  SIGNON Nlake word-a
  PRESS ALL
  To all of you.
  ENDPRESS
  PRESS TO S ALL
  Again to all.
  ENDPRESS
  PRESS TO ALL BUT S
  Not South.
  ENDPRESS
  PRESS TO ALL BUT S ALL
  Nonsense.
  ENDPRESS
  PRESS TO Zanzibar
  Far away.
  ENDPRESS
  PRESS TO Souht
  Near.
  ENDPRESS
expect bert To all of you.
expect bert Again to all.
refuse bert Not South
refuse bert Nonsense
expect anna | Nonsense.
expect anna > PRESS TO Zanzibar !! Zanzibar is no power of this game. The letters here are NS
expect anna > PRESS TO Souht !!
expect anna Did you mean South?
# One of two who look on goes; the other still gets the results.
mail otto
  OBSERVE lake word-o
  RESIGN
expect otto You have left game lake.
mail anna
  SIGNON Nlake word-a
  ABSENCE 3-5 March
  ABSENCE 6 March
  ABSENCE 8 March
  A Hil-Cap; F Har-Nar; A Fel H
expect anna The player of North in game 'lake' is away. The deadline for Movement for Spring of 1801 is now Friday 6 March 2026, 00:00 UTC.
expect anna Days left in this game year: 0.
expect anna The deadline is Friday 6 March 2026, 00:00 UTC.
expect anna > ABSENCE 8 March That would be one day, from
expect anna and you have none left in this game year. I have put it to the master
mail bert
  SIGNON Slake word-b
  ORDERS AS SHOWN
expect anna North: Army Hill -> Cape.
expect olga North: Army Hill -> Cape.
refuse otto North: Army Hill
mail anna
  MAP lake S1801M
expect anna lake: Movement for Fall of 1801; arrows: Movement for Spring of 1801
mail anna
  SIGNON Nlake word-a
  ORDERS AS SHOWN
mail bert
  SIGNON Slake word-b
  ORDERS AS SHOWN
expect anna Movement results for Fall of 1801.
mail anna
  MAP lake F1801M
expect anna arrows: Movement for Fall of 1801
mail anna
  MAP lake S1801M
expect anna lake: Movement for Fall of 1801; arrows: Movement for Spring of 1801
mail anna
  MAP lake W1801A
expect anna lake: Adjustments for Winter of 1801; arrows: Movement for Fall of 1801
# Days of a year that is over are nobody's debt.
mail anna
  SIGNON Nlake word-a
  Build A Har
expect anna Spring of 1802
mail anna
  SIGNON Nlake word-a
  ABSENCE 10-12 March
expect anna Days left in this game year: 1.
# By its name a turn is gone back to, and by its number.
mail gerda
  SIGNON Mlake word-m
  ROLLBACK F1801M
expect gerda Game lake is back at F1801M
mail gerda
  SIGNON Mlake word-m
  ROLLBACK 2
expect gerda > ROLLBACK 2 !! Game lake is in F1801M already
mail gerda
  SIGNON Mlake word-m
  ROLLBACK 1
expect gerda Game lake is back at S1801M
