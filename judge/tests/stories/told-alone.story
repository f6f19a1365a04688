# What one person was told stands in no history, and so not on the pages either: whoever asks would read what is his.
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
mail olga hi
  REGISTER
  Name: Olga
  END
reply olga
  YES
mail gerda
  CREATE ?sea word-m strait move=48h gunboat attendance=secret nmr=hold abandon=3 grace=0
  SET MAX ABSENCE 2
mail anna
  SIGNON ?sea word-a
  SET PREFERENCE N
mail bert
  SIGNON ?sea word-b

# An absence that the master has granted.
mail anna
  SIGNON Nsea word-a
  ABSENCE 4 April to 13 April
reply gerda
  YES
expect anna Your master has agreed that you are away

# A turn that was missed, where nobody sees who orders.
mail bert
  SIGNON Ssea word-b
  F Qua-Nar; A Lea-Qua; A Dow-Can
clock +49h
expect anna Not all orders came in time for
refuse bert Not all orders came in time for

# A player whom the master has removed.
mail gerda
  SIGNON Msea word-m
  EJECT N
expect anna has removed you from it

mail olga
  HISTORY sea
expect olga S1801M Results
expect olga The player of North has left
refuse olga you are away
refuse olga Not all orders came in time
refuse olga has removed you
