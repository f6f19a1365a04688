# Where players are hidden nobody finds out who plays by asking: whoever cannot act for him is asked all the same, and hears at
# his own yes that he cannot.
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
mail cora hi
  REGISTER
  Name: Cora Lee
  END
reply cora
  YES
mail dora hi
  REGISTER
  Name: Dora
  END
reply dora
  YES
mail gerda
  CREATE ?sea word-m strait move=168h gunboat
mail dora
  OBSERVE sea word-d
mail gerda
  SIGNON Msea word-m
  EJECT dora
mail anna
  SIGNON ?sea word-a
  SET PREFERENCE N
mail bert
  SIGNON ?sea word-b

# A player, the master, one who has been removed and one who has no part in it: the same answer, without a name.
mail anna
  SIGNON Nsea word-a
  DEPUTY bert@bert.example until +100h
  DEPUTY gerda@gerda.example until +100h
  DEPUTY dora@dora.example until +100h
  DEPUTY cora@cora.example until +100h
expect anna > DEPUTY bert@bert.example until +100h bert@bert.example has been asked to act for you
expect anna > DEPUTY gerda@gerda.example until +100h gerda@gerda.example has been asked to act for you
expect anna > DEPUTY dora@dora.example until +100h dora@dora.example has been asked to act for you
expect anna > DEPUTY cora@cora.example until +100h cora@cora.example has been asked to act for you
refuse anna Cora Lee
refuse anna !!
mail anna
  SIGNON Nsea word-a
  DEPUTY bert@bert.example
  DEPUTY dora@dora.example
expect anna For example: DEPUTY bert@bert.example until
expect anna For example: DEPUTY dora@dora.example until
refuse anna part in game
refuse anna may not come

# Of himself anybody hears.
mail anna
  SIGNON Nsea word-a
  DEPUTY anna@anna.example until +100h
expect anna !! Anna has a part in game sea already

clock +25h
# Whoever cannot hears it himself, and nobody else does.
mail anna
  SIGNON Nsea word-a
  DEPUTY bert until +100h
expect anna bert has been asked
expect bert A player whose address I do not tell in this game asks you to act in his place in game 'sea'
refuse bert anna@anna.example
reply bert
  YES
expect bert !! You cannot do that in game sea: you have a part in it already
refuse anna Bert
mail anna
  SIGNON Nsea word-a
  DEPUTY dora until +100h
reply dora
  YES
expect dora !! You cannot do that in game sea

# Whoever can does, and is told of no password, which he has not.
mail anna
  SIGNON Nsea word-a
  DEPUTY cora lee until +100h
expect anna cora lee has been asked
reply cora
  YES
expect cora You act for North
expect cora To order, answer this letter as it says below. HELP ORDERS
refuse cora and your password on the first line
expect bert has a deputy until
