# A seat whose truce is over has ordered nothing, whatever it had ordered before, and is waited for.
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
mail gerda
  CREATE ?sea word-m strait move=48h delay=0
mail anna
  SIGNON ?sea word-a
  SET PREFERENCE N
mail bert
  SIGNON ?sea word-b
  SET PREFERENCE S
mail bert
  SIGNON Ssea word-b
  A Dow H
  A Lea H
  F Qua H
mail gerda
  SIGNON Msea word-m
  TRUCE S
mail gerda
  SIGNON Msea word-m
  NO TRUCE S
mail anna
  SIGNON Nsea word-a
  A Fel H
  A Hil H
  F Har H
clock +1h
refuse anna Movement results
mail bert
  SIGNON Ssea word-b
  A Dow H
  A Lea H
  F Qua H
clock +1h
expect anna Movement results
