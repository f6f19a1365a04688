# A text that is not ended may hold what was meant for the judge: orders that everybody would read wait for their author's word.
mail gerda hi
  REGISTER
  Name: Gerda
  END
reply gerda
  YES
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
mail gerda
  CREATE ?sea word-m strait move=48h
mail anna
  SIGNON ?sea word-a
  SET PREFERENCE N
mail bert
  SIGNON ?sea word-b

# Orders below it.
mail anna
  SIGNON Nsea word-a
  PRESS TO ALL
  Peace to everybody.
  F Har-Bro
  A Hil-Cape
expect anna > PRESS TO ALL !! No ENDPRESS stands below this text
expect anna | F Har-Bro
refuse bert Peace to everybody
refuse gerda Peace to everybody
reply anna
  YES
expect bert | Peace to everybody.

# Another game below it; in an answer to a letter too.
mail anna
  SIGNON Nsea word-a
  PRESS TO S
  See you there.
  SIGNON Smeer word-x
  F Bla-Blu
expect anna !! No ENDPRESS stands below this text
refuse bert See you there
mail anna
  SIGNON Nsea word-a
  UNSEND
expect anna Taken back: South does not get it
mail bert
  SIGNON Ssea word-b
  STATUS
reply bert
  BROADCAST
  All is well.
  A Lea-Qua
  SIGNOFF
expect bert > BROADCAST !! No ENDPRESS stands below this text
refuse anna All is well

# The end that stands below is that of another text.
mail anna
  SIGNON Nsea word-a
  PRESS TO S
  Until tomorrow.
  F Har-Bro
  PRESS TO S
  And the day after.
  ENDPRESS
expect anna !! No ENDPRESS stands below this text
refuse bert Until tomorrow
mail anna
  SIGNON Nsea word-a
  UNSEND

# Words alone go, and so does whatever has its end.
mail anna
  SIGNON Nsea word-a
  PRESS TO S
  Nothing but words,
  as always
expect bert | Nothing but words,
mail anna
  SIGNON Nsea word-a
  PRESS TO S
  You might try this:
  A Lea-Qua
  ENDPRESS
  F Har-Bro
expect bert | A Lea-Qua
expect anna Fleet Har
