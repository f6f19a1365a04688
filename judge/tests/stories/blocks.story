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
expect anna > POSTAL PRESS !! Game duel has no postal press
expect anna > DIARY Diary entry 1 is kept.
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

# Lines below a turn that is over are orders for no turn, and what is mixed with a condition is refused with it.
mail anna
  SIGNON Eduel word-a
  PHASE F1901M
  A Lvp-Wal
  SET WAIT
expect anna > PHASE F1901M !! Not taken, with all lines below it: Movement for Fall of 1901 is over; it is S1914M now; PHASE F1914M is still to come.
expect anna > A Lvp-Wal !! Not taken: it stands below a turn that cannot be named.
expect anna > SET WAIT !! Not taken: it stands below a turn that cannot be named.
expect anna England: Army Liverpool HOLD.
mail anna
  SIGNON Eduel word-a
  IF FRANCE A PIC
  A Lvp-Wal
  PRESS TO A
  A Lvp-Yor
  ENDPRESS
  ENDIF
  F Edi-Nwg
expect anna > IF FRANCE A PIC !! Between IF and ENDIF only orders can stand
expect anna | A Lvp-Wal | PRESS TO A | A Lvp-Yor | ENDPRESS | ENDIF
expect anna England: Army Liverpool HOLD.
expect anna England: Fleet Edinburgh -> Norwegian Sea.
mail anna
  SIGNON Eduel word-a
  PHASE
  A Lvp-Yor
expect anna > PHASE !! Not taken, with all lines below it: `` is no turn; write one such as PHASE F1914M.
expect anna England: Army Liverpool HOLD.

# A word typed in two alphabets is that word, and one that is misspelt opens its text where it says to whom it goes.
mail anna
  SIGNON Eduel word-a
  PRЕSS TO A
  CLEAR
  ENDPRЕSS
  A Lvp-Edi
expect anna > PRЕSS TO A Message sent to Austria
expect bert | CLEAR
expect anna England: Army Liverpool -> Edinburgh.
mail anna
  SIGNON Eduel word-a
  PRES TO A
  CLEAR
  F Lon-Eng
expect anna > PRES TO A !! I know no such command. Did you mean PRESS TO A?
expect anna I have read nothing of it: | CLEAR | F Lon-Eng
refuse anna are deleted
mail anna
  SIGNON Eduel word-a
  DIARY LIST READ
  CLEAR
  ENDPRESS
  POSTAL
  CLEAR
expect anna > DIARY LIST READ !! Please write DIARY
expect anna > POSTAL !! Please write POSTAL PRESS
refuse anna are deleted
mail anna
  SIGNON Eduel word-a
  REPLY ALL
  CLEAR
expect anna > REPLY ALL !! Please write REPLY alone on its line
refuse anna are deleted

# What was to be tried is not ordered, however the line above it is written.
mail anna
  SIGNON Eduel word-a
  WHATIF S1914M
  F Lon-Eng
  END
  F Edi-Nwg
expect anna > WHATIF S1914M !! Please write WHATIF alone on its line
expect anna I have read nothing of it: | F Lon-Eng
expect anna England: Fleet Edinburgh -> Norwegian Sea.
refuse anna Fleet London -> English Channel.
mail anna
  SIGNON Eduel word-a
  What if:
  F Lon-Wal
refuse anna Fleet London -> Wales.
mail anna
  SIGNON Eduel word-a
  What if we both leave Belgium?
  F Lon-Yor
  WHAT IF A STANDS?
  F Lon-Nth
expect anna England: Fleet London -> North Sea.

# A description under either of its names holds no commands.
mail gerda hi
  REGISTER
  Name: Gerda
  END
reply gerda
  YES
mail gerda
  CREATE ?lake word-g
mail gerda
  SIGNON Mlake word-g
  SET DESCRIPTION BEGIN
  TERMINATE
  SIGNOFF
expect gerda TERMINATE
refuse gerda is over

# The end of a text where none is open ends nothing, and says so.
mail anna
  SIGNON Eduel word-a
  F Lon-Nth
  ENDPRESS
  A Lvp-Edi
expect anna > ENDPRESS Nothing is open here that this would end
expect anna England: Army Liverpool -> Edinburgh.
