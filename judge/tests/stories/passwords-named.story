# What a password is called may stand before it, and a password that is a word of the judge's own hides nothing that he says.
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
  REGISTER
  Name: Gerda
  END
reply gerda
  YES
# Behind what a new game takes options may stand: without a colon the word is the password, and what stands behind it is an option.
mail gerda
  CREATE ?harbor password: word-m strait move=72h
expect gerda Game harbor
refuse gerda word-m
mail gerda
  CREATE ?haven password harbour strait move=72h
expect gerda There is no board ******** here
mail gerda
  SIGNON Mharbor word-m
  SET DEADLINE +72h
refuse gerda not the password
mail anna
  SIGNON ?harbor password word-a
expect anna You are in game harbor
refuse anna I read nothing behind
refuse anna word-a
mail anna
  SIGNON ?harbor with password: word-a
  SET PREFERENCE N
expect anna Your wishes are noted
refuse anna word-a
# Its word is one of the judge's own.
mail bert
  JOIN harbor password=game
expect bert > JOIN harbor ********
expect bert You are in game harbor
mail bert
  SIGNON Sharbor game
  F SCo H
expect bert You are signed on as South in game harbor
# What a line of somebody's own says is hidden also where it is repeated in a sentence.
mail bert
  SIGNON Sharbor game
  LIST word-x
  SET PASSWORD word-x
expect bert > LIST ********
refuse bert word-x
