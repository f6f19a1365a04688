# Orders under conditions: of this turn they are decided at once, of a later one when it opens.
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
  CREATE ?lake word-m strait move=48h
mail anna
  SIGNON ?lake word-a
  SET PREFERENCE N
mail bert
  SIGNON ?lake word-b
expect anna You have been selected as
mail anna
  SIGNON Nlake word-a
  IF South A Lea AND NOT (A Isl OR F Bro) THEN
  A Hil-Cap
  ELSE IF Mou
  A Hil-Har
  ELSE
  A Hil H
  ENDIF
  F Har-Bro
expect anna > IF South A Lea AND NOT (A Isl OR F Bro) THEN this branch counts now.
expect anna > ELSE IF Mou this branch does not count now.
expect anna > A Hil H left out, since its branch does not count now.
expect anna North: Army Hill -> Cape.
expect anna North: Fleet Harbour -> Broad Sea.
# A condition that cannot be read counts for nothing, and the lines after it do.
reply anna
  if a qqq
  A Hil H
  else
  A Hil-Har
  endif
  ENDIF
  A Fel-Mou
expect anna > if a qqq !! Not taken: no province is called `qqq`; a condition names a place
expect anna > A Hil H left out
expect anna > ENDIF !! No IF stands above this line.
expect anna North: Army Hill -> Cape.
expect anna North: Army Fell -> Mouth.
# For a later turn they are kept, and the position that has come decides.
mail anna
  SIGNON Nlake word-a
  PHASE F1801M
  IF Mou A North
  A Mou-Can
  IF F Nar
  F Bro H
  ELSE
  F Bro-Nar
  ENDIF
  ELSE
  A Fel H
expect anna | IF MOU A NORTH
expect anna | ENDIF
mail bert
  SIGNON Slake word-b
  ORDERS AS SHOWN
# Of the last mail a line was not taken: she has half an hour to mend it.
refuse anna this branch counts now
clock +30m
expect anna > IF MOU A NORTH this branch counts now.
expect anna > A FEL H left out
expect anna > F BRO - NAR
expect anna A MOU - CAN
# The words of conditions in other languages that have words for orders.
mail anna
  SIGNON Nlake word-a
  ЕСЛИ A Cap И НЕ (A Isl ИЛИ F Qua)
  A Cap H
  ИНАЧЕ
  A Cap-Hil
  КОНЕЦ ЕСЛИ
  АКО НЕ A Cap
  F Bro H
  ИНАЧЕ АКО A Cap
  F Bro-Nar
  КРАЙ АКО
expect anna > ИНАЧЕ this branch counts now.
expect anna North: Army Cape -> Hill.
expect anna > ИНАЧЕ АКО A Cap this branch counts now.
refuse anna !!
