# Dates are read in every form that letters show, and a date that is none is answered with forms that would work.
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
  CREATE ?duel word-m players=2 move=48h zone=Europe/Sofia hour=20:00
mail anna
  SIGNON ?duel word-a
mail bert
  SIGNON ?duel word-b
expect anna Wednesday 4 March 2026, 20:00 EET
mail gerda
  SIGNON Mduel word-m
  SET DEADLINE Mar 10 2026 20:00:00
  SET DEADLINE Tue Mar 10 2026 18:00:00 +0000
  SET DEADLINE 12 Mar
  SET DEADLINE 11 March 21:00
  SET DEADLINE March 13th at 9 pm
  SET DEADLINE 14.03.2026 08:00
  SET DEADLINE Tuesday 10 March 2026, 20:00 EET (UTC+2)
expect gerda > SET DEADLINE Mar 10 2026 20:00:00 The deadline is Tuesday 10 March 2026, 20:00 EET
expect gerda > SET DEADLINE Tue Mar 10 2026 18:00:00 +0000 The deadline is Tuesday 10 March 2026, 20:00 EET
# Without an hour a date means the hour of deadlines.
expect gerda > SET DEADLINE 12 Mar The deadline is Thursday 12 March 2026, 20:00 EET
expect gerda > SET DEADLINE 11 March 21:00 The deadline is Wednesday 11 March 2026, 21:00 EET
expect gerda > SET DEADLINE March 13th at 9 pm The deadline is Friday 13 March 2026, 21:00 EET
expect gerda > SET DEADLINE 14.03.2026 08:00 The deadline is Saturday 14 March 2026, 08:00 EET
expect gerda > SET DEADLINE Tuesday 10 March 2026, 20:00 EET (UTC+2) The deadline is Tuesday 10 March 2026, 20:00 EET
expect anna The deadline for Movement for Spring of 1914 of game 'duel' is now Tuesday 10 March 2026, 20:00 EET
mail gerda
  SIGNON Mduel word-m
  SET DEADLINE soon
  SET DEADLINE Mon 10 Mar
  SET DEADLINE 1 Mar 2026
  SET DEADLINE 10 September
expect gerda !! I cannot read soon as a date. Please write 4 Mar 20:00, 2026-03-04 20:00, Thu 20:00, 20:00 or +24h.
expect gerda !! Mon 10 Mar names a weekday that the day is not: it is Tuesday 10 March 2026, 20:00 EET
expect gerda !! Sunday 1 March 2026, 20:00 EET (UTC+2) is past.
expect gerda !! 10 September would be Thursday 10 September 2026, 20:00 EEST (UTC+3), more than 120 days away. If you mean that, please write 2026-09-10 20:00.
mail gerda
  SIGNON Mduel word-m
  SET DEADLINE 10 марта 2026 (вторник), 21:00 EET (UTC+2)
expect gerda The deadline is Tuesday 10 March 2026, 21:00 EET
