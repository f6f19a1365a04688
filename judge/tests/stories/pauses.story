# A pause that is over in the same mail is no news; one that moves the deadline is told by that alone.
mail gerda
  REGISTER
  Name: Gerda
  END
mail gerda
  YES {token}
mail anna
  REGISTER
  Name: Anna
  END
mail anna
  YES {token}
mail bert
  REGISTER
  Name: Bert
  END
mail bert
  YES {token}
mail gerda
  CREATE ?pier word-m strait
mail anna
  SIGNON ?pier word-a
mail bert
  SIGNON ?pier word-b
count anna 4
mail gerda
  SIGNON Mpier word-m
  PAUSE
  RESUME
expect gerda Game pier is paused.
count anna 0
mail gerda
  SIGNON Mpier word-m
  PAUSE
count anna 1
mail gerda
  SIGNON Mpier word-m
  RESUME
  PAUSE
count anna 0
mail gerda
  SIGNON Mpier word-m
  RESUME
count anna 1
mail gerda
  SIGNON Mpier word-m
  SET DEADLINE +40m
  PAUSE
  RESUME
expect anna new deadline
refuse anna is paused
mail gerda
  SIGNON Mpier word-m
  SET DEADLINE +40h
  PAUSE
expect anna is paused
refuse anna The deadline for
