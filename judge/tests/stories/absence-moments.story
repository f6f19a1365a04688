# Absences that end or begin in the very moment that counts.
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
expect bert Thursday 5 March 2026, 18:00 UTC
# What is over in the moment in which it is asked for is past.
mail anna
  SIGNON Eduel word-a
  ABSENCE 2 March to 2 March 18:00
expect anna > ABSENCE 2 March to 2 March 18:00 !!
# Of days that nobody has named none is taken back.
mail bert
  SIGNON Aduel word-b
  ABSENCE 10 March to 11 March
  NO ABSENCE 12 March
  NO ABSENCE 8 March
expect bert > NO ABSENCE 12 March !! You have told me of no such time ahead.
expect bert > NO ABSENCE 8 March !! You have told me of no such time ahead.
# The master cannot grant what is over by then.
mail anna
  SIGNON Eduel word-a
  ABSENCE 4 March to 5 March 6:00
mail bert
  SIGNON Aduel word-b
  ABSENCE 3 March to 4 March 18:00
expect bert I have put it to the master
clock +48h
reply gerda
  YES
expect gerda 4 March 2026, 18:00 UTC
refuse bert away
# One that has ended just now is no longer ahead; twelve hours before the deadline are enough to move it.
clock +12h
mail anna
  SIGNON Eduel word-a
  ABSENCE 5 March to 5 March 18:00
expect anna > ABSENCE 5 March to 5 March 18:00 You are away from Thursday 5 March 2026, 06:00 UTC
expect bert The deadline for Movement for Spring of 1914 is now Thursday 5 March 2026, 18:01 UTC.
