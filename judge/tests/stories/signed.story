# What signs press where nobody may know who plays: a name alone or among few words, initials of two letters and more.
mail mara
  REGISTER
  Name: Mara
  END
reply mara
  YES
mail anna
  REGISTER
  Name: Anna Petrova
  END
reply anna
  YES
mail bert
  REGISTER
  Name: Bert
  END
reply bert
  YES
mail mara
  CREATE ?dark word-m strait gunboat press=any
mail anna
  SIGNON ?dark word-a
  SET PREFERENCE N
mail bert
  SIGNON ?dark word-b
  SET PREFERENCE S
mail anna
  SIGNON Ndark word-a
  PRESS TO S
  A word before all.
  Anna
  The cape is mine.
  The hill is yours.
  The mouth is nobody's.
  Shall we leave it so?
  Yours in arms, Anna
  AP
  ENDPRESS
expect anna I have left out
clock +1h
expect bert A word before all.
expect bert Shall we leave it so?
refuse bert Anna
refuse bert AP
refuse bert Yours in arms
mail bert
  SIGNON Sdark word-b
  PRESS TO N
  We call the plan by its letter:
  B
  and say no more of it.
  ENDPRESS
refuse bert I have left out
clock +1h
expect anna | B | and say no more of it.
