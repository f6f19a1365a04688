# What stands below a command that takes a text is that text, whatever becomes of the command.
mail anna hi
  REGISTER
  Name: Anna
  END
reply anna
  YES
mail bert hi
  REGISTER
  Name: Bert
  RESIGN
  END
reply bert
  YES
expect bert Welcome, Bert
mail anna Game
  CREATE ?duel word-m players=2 move=48h
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
expect anna You have been selected as
mail anna
  SIGNON Eduel word-a
  F Lon-Nth
expect anna England: Fleet London -> North Sea.

mail anna
  SIGNON Eduel word-a
  PRESS -R
  I shall
  RESIGN
  soon.
  ENDPRESS
  A Lvp-Yor
expect anna > PRESS -R Message sent to all but England, France and Russia:
expect bert | I shall
expect anna England: Army Liverpool -> Yorkshire.
refuse anna You have left
refuse bert is open
mail anna
  SIGNON Eduel word-a
  PRESS GREY TO A
  CLEAR
  endpress.
  BROADCAST GREY
  CLEAR
  ENDBROADCAST
  POSTAL PRESS
  CLEAR
  ENDPRESS
  DIARY
  CLEAR
  ENDPRESS
  PRESS +AE
  CLEAR
  ENDPRESS
  PRESS TO ALL BUT A
  DRAW
  ENDPRESS
  diary record
  A Lvp H
  ENDPRESS
  BRODCAST
  CONCEDE A
  ENDBROADCAST
  Message to Austria:
  RESIGN
  ENDPRESS
  пресса
  RESIGN
  конец прессы
expect anna > POSTAL PRESS !! I keep no postal press
expect anna > DIARY !! I keep no diary.
expect anna > PRESS TO ALL BUT A Message sent to all but Austria
expect anna Game duel has no grey press
expect anna > Message to Austria: !! ENDPRESS stands below this line
refuse anna are deleted
refuse anna You vote for a draw
refuse anna concede
refuse anna You have left
expect anna England: Army Liverpool -> Yorkshire.
expect anna England: Fleet London -> North Sea.

# Without an end the text reaches to the end of what its author wrote.
mail anna
  SIGNON Eduel word-a
  PRESS
  RESIGN

  Anna
  > PRESS TO A
  > ENDPRESS
  CLEAR
expect anna | RESIGN
refuse anna are deleted
refuse anna You have left
mail anna
  SIGNON Eduel word-a
  PRESS TO A
  Shall we draw?

  -----Original Message-----
  PRESS TO A
  RESIGN
  ENDPRESS
expect bert Shall we draw?
refuse bert RESIGN
refuse anna You have left

# A sentence opens nothing.
mail anna
  SIGNON Eduel word-a
  Press on, Italy
  A Lvp H
expect anna England: Army Liverpool HOLD.

# Old judges' sections are refused whole.
mail anna
  SIGNON Eduel word-a
  PHASE F1901M
  A Lvp-Wal
  CLEAR
expect anna > PHASE F1901M !! I take orders for the present turn alone.
expect anna have read nothing of it: | A Lvp-Wal | CLEAR
expect anna England: Army Liverpool HOLD.
refuse anna are deleted
mail anna
  SIGNON Eduel word-a
  IF FRANCE A PIC
  A Lvp-Wal
  ELSE
  A Lvp-Yor
  ENDIF
  F Edi-Nwg
expect anna > IF FRANCE A PIC !! I take no orders under a condition.
expect anna | A Lvp-Wal | ELSE | A Lvp-Yor | ENDIF
expect anna England: Army Liverpool HOLD.
expect anna England: Fleet Edinburgh -> Norwegian Sea.
mail anna
  SIGNON Eduel word-a
  if france a pic
  A Lvp-Wal
  endif
  phase fall 1901 movement
  IF A
  A Lvp-Yor
  SIGNOFF
expect anna > if france a pic !!
expect anna > phase fall 1901 movement !!
expect anna England: Army Liverpool HOLD.
