# A turn is not played with orders that were taken back: its results tell nothing of their receipt.
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
  CREATE ?sea word-m strait move=48h nmr=hold grace=0
mail anna
  SIGNON ?sea word-a
  SET PREFERENCE N
mail bert
  SIGNON ?sea word-b
mail anna
  SIGNON Nsea word-a
  F Har-Bro; A Hil-Cape; A Fell-Mouth
expect anna :: Receipt:
mail anna
  SIGNON Nsea word-a
  CLEAR
refuse anna :: Receipt:
mail bert
  SIGNON Ssea word-b
  F Qua-Nar; A Lea-Qua; A Dow-Can
expect bert :: Receipt:
clock +49h
expect bert :: Salt:
expect anna :: Record: S1801M
refuse anna :: Salt:
