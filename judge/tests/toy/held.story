# A turn that the ruleset cannot play holds its game as it stood, whatever set it going: nobody has missed a turn that
# was not played.
mail anna hi
  REGISTER
  Name: Anna
  END
mail anna re
  YES {token}
mail bert hi
  REGISTER
  Name: Bert
  END
mail bert re
  YES {token}

mail anna
  CREATE ?early word-m
mail anna
  CREATE ?full word-m
mail anna
  CREATE ?late word-m bid=1d
mail anna
  SIGNON ?early word-a
  SET PREFERENCE L
  SIGNON ?full word-a
  SET PREFERENCE L
mail bert
  SIGNON ?early word-b
  SET PREFERENCE R
  SIGNON ?full word-b
  SET PREFERENCE R

# The master plays the turn early: Bert has sent nothing, and his seat stays his.
mail anna
  SIGNON Learly word-a
  13
count bert 5
mail anna
  SIGNON Mearly word-m
  PROCESS
expect anna Game early is held because its record cannot be read
expect operator@operator.example game early is held: the game's document cannot be read: the ruleset failed: a ruleset that cannot count
count bert 0
mail bert
  LIST early
expect bert Game 'early' is held
refuse bert open for take-over

# The last orders come in.
mail anna
  SIGNON Lfull word-a
  13
mail bert
  SIGNON Rfull word-b
  7
expect operator@operator.example game full is held

# The deadline passes.
mail anna
  SIGNON ?late word-a
  SET PREFERENCE L
mail bert
  SIGNON ?late word-b
  SET PREFERENCE R
mail anna
  SIGNON Llate word-a
  13
clock 5d
expect operator@operator.example game late is held
