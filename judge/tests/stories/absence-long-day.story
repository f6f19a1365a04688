# A day of 25 hours is one day of an absence.
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
  CREATE ?duel word-m players=2 zone=Europe/Berlin
  SET MAX ABSENCE 1
refuse gerda !!
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
mail anna
  SIGNON Eduel word-a
  ABSENCE 25 October 2026
refuse anna !!
refuse gerda asks
expect anna No deadline
mail anna
  SIGNON Eduel word-a
  NO ABSENCE
  ABSENCE 24-25 October 2026
refuse anna No deadline
