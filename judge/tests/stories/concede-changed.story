# A concession stands until something changes hands, as votes for a draw do: whoever was the strongest need not be so any more.
mail gerda
  REGISTER
  Name: Gerda
  END
reply gerda
  YES
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
mail cleo
  REGISTER
  Name: Cleo
  END
reply cleo
  YES
mail gerda
  CREATE ?three word-m players=3 three=a year=1901 move=48h grace=0h 
mail anna
  SIGNON ?three word-a
  SET PREFERENCE R
mail bert
  SIGNON ?three word-b
  SET PREFERENCE E
mail cleo
  SIGNON ?three word-c
  SET PREFERENCE A
mail anna
  SIGNON Rthree word-a
  CONCEDE E
expect anna You concede the game to England, France and Germany, until you change it or something changes hands.
mail bert
  SIGNON Ethree word-b
  F Lon - Nth
mail gerda
  SIGNON Mthree word-m
  PROCESS
mail bert
  SIGNON Ethree word-b
  F Nth - Nwy
mail gerda
  SIGNON Mthree word-m
  PROCESS
mail cleo
  SIGNON Athree word-c
  CONCEDE E
refuse anna conceded to England
mail anna
  SIGNON Rthree word-a
  CONCEDE E
expect anna Game three conceded to England, France and Germany.
