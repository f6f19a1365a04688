# A yes amid other lines: what it grants and what stands around it in the same mail all count.
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
  CREATE ?duel word-m players=2
  SET MAX ABSENCE 3
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
mail anna
  SIGNON Eduel word-a
  ABSENCE 3 March to 9 March 18:00
expect anna I have put it to the master
mail gerda
  SIGNON Mduel word-m
  SET MAX ABSENCE 5
  YES {token}
  SET GRACE 7h
refuse op could not be handled
mail bert
  STATUS duel
expect bert Grace:     7 hours.
expect bert Absence:   5 days a game year
# The absence that the yes granted is there: it can be taken back.
mail anna
  SIGNON Eduel word-a
  NO ABSENCE 9 March
expect anna > NO ABSENCE 9 March
refuse anna You have told me of no such time ahead
