# Absences: no deadline waits for whoever is away, as far as his days reach.
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
mail gerda
  CREATE ?duel word-m players=2
  SET MAX ABSENCE 40
  SET MAX ABSENCE 10
expect gerda > SET MAX ABSENCE 40 !! Please write SET MAX ABSENCE
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
expect bert Absence: 10 days a game year for each player.

# The deadline is Thursday 5 March, 18:00.
expect bert Thursday 5 March 2026, 18:00 UTC
mail anna
  SIGNON Eduel word-a
  ABSENCE
  VACATION next spring
  ABSENCE 10 March to 30 March
  SET ABSENCE 4-7 March
  HOLIDAY 6 March
expect anna > ABSENCE !! Please write ABSENCE and two dates
expect anna > VACATION next spring !! Please write ABSENCE and two dates
expect anna > ABSENCE 10 March to 30 March That would be 21 days, from Tuesday 10 March 2026, 00:00 UTC until Monday 30 March 2026, 23:59 UTC, and you have 10 left in this game year. I have put it to the master
expect anna > SET ABSENCE 4-7 March You are away from Wednesday 4 March 2026, 00:00 UTC until Saturday 7 March 2026, 23:59 UTC.
expect anna Days left in this game year: 6.
expect anna > HOLIDAY 6 March !! You have told me already that you are away for a part of that time
expect bert The player of England, France and Russia in game 'duel' is away. The deadline for Movement for Spring of 1914 is now Sunday 8 March 2026, 00:00 UTC.
# What touches another one by a moment is taken too.
mail anna
  SIGNON Eduel word-a
  ABSENCE 3 March to 4 March 0:00
expect anna > ABSENCE 3 March to 4 March 0:00 !! You have told me already
mail anna
  SIGNON Eduel word-a
  ABSENCE 7 March 23:59 to 8 March
expect anna > ABSENCE 7 March 23:59 to 8 March !! You have told me already

# A deadline that is computed later passes over it, too; one that does not wait for him does not.
mail bert
  SIGNON Aduel word-b
  ABSENCE 10 March 12:00 to 11 March
  ORDERS AS SHOWN
mail anna
  SIGNON Eduel word-a
  ORDERS AS SHOWN
expect anna Played: Movement for Spring of 1914.
mail bert
  SIGNON Aduel word-b
  NO ABSENCE 10 March
  NO ABSENCE
expect bert > NO ABSENCE 10 March That is taken back
expect bert > NO ABSENCE !! You have told me of no such time ahead.
