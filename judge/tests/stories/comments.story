# Comments: a line that begins with `;`, `#` or `//` is nobody's command or order, wherever it stands. Texts keep them.
mail anna
  // I am new here.
  REGISTER
  ; my name
  Name: Anna
  END
  # that is all
expect anna please answer this letter with the one word YES
refuse anna !!
reply anna
  YES
mail bert
  REGISTER
  Name: Bert
  END
reply bert
  YES
mail anna
  ; a game for two
  CREATE ?lake word-m strait move=48h
  // nothing else
mail anna
  # LIST
  SIGNON ?lake word-a
  SET PREFERENCE N
  // SET PREFERENCE S
refuse anna !!
mail bert
  SIGNON ?lake word-b
expect anna You have been selected as North
mail anna
  ; orders of the north
  SIGNON Nlake word-a
  # A Fel-Mou
  A Fel H
  // RESIGN
  A Hil-Cap
  ; TERMINATE
  F Har-Bro
  #F Har H
  //F Har H
  ;F Har H
expect anna North: Army Fell HOLD.
expect anna North: Army Hill -> Cape.
expect anna North: Fleet Harbour -> Broad Sea.
refuse anna !!
refuse anna resigned
mail anna
  SIGNON Nlake word-a
  PHASE F1801M
  ; in autumn
  A Cap H
  # A Cap-Lea
  PHASE S1801M
  DEFAULT
  // whatever comes
  A Fel H
  # nothing
  END
  IF South A Lea
  ; then
  A Hil H
  ELSE
  # else
  A Hil-Cap
  ENDIF
  // done
expect anna | A CAP H
expect anna | A FEL H
expect anna Army Hill -> Cape
refuse anna !!
mail anna
  SIGNON Nlake word-a
  CHECK
  ; only a try
  A Hil-Har
refuse anna !!
mail anna
  SIGNON Nlake word-a
  WHATIF
  // what if
  A Hil-Cap
  # theirs
  South: A Lea H
  END
refuse anna !!
mail anna
  SIGNON Nlake word-a
  PRESS TO S
  // this is text
  ; and this
  # this too
  ENDPRESS
  ; this is none
expect bert // this is text
expect bert ; and this
expect bert # this too
refuse bert this is none
refuse anna !!
