# A master who plays sees nothing before the others do: neither when he signs on, nor by PREDICT or BECOME.
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
mail anna
  CREATE ?pond word-m strait move=72h
  SIGNON ?pond word-a
  SET PREFERENCE N
# Before the start, he does not see who would like what.
mail bert
  SIGNON ?pond word-b
  SET PREFERENCE S
mail bert
  SIGNON Spond word-b
  F Quay H
expect bert Fleet Quay HOLD
mail anna
  SIGNON Mpond word-m
refuse anna Where everybody stands
refuse anna Quay HOLD
mail anna
  SIGNON Mpond word-m
  PREDICT
  BECOME S
  F Quay H
expect anna > PREDICT !! This needs a master who does not play
expect anna > BECOME S !! This needs a master who does not play
refuse anna Quay HOLD
refuse bert has written in your place
# Refusals name no way that is not his: those that only players have are not his as a master.
mail anna
  SIGNON Mpond word-m
  DRAW
refuse anna BECOME
mail bert
  LOG pond
refuse bert The master saw
