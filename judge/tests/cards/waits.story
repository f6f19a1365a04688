# Turns in which nobody must order, and turns without a deadline: who is reminded, waited for, and put back.
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
mail cora hi
  REGISTER
  Name: Cora
  END
mail cora re
  YES {token}
mail gerda hi
  REGISTER
  Name: Gerda
  END
mail gerda re
  YES {token}
mail gerda
  CREATE ?waits word-m cards grace=12h
mail gerda
  SIGNON Mwaits word-m
  SET MAX ABSENCE 10
  SET REMINDER 6h
mail anna
  SIGNON ?waits word-a
  SET PREFERENCE L
mail bert
  SIGNON ?waits word-b
  SET PREFERENCE C
mail cora
  SIGNON ?waits word-c
  SET PREFERENCE R
expect cora DONE

# Nobody owes anything in the talks: late orders are waited for by nobody, and nobody is told so.
mail anna
  SIGNON Lwaits word-a
  DEADLINE
expect anna are due
refuse anna late ones are taken
mail bert
  LIST waits
refuse bert Late orders are taken
mail gerda
  SIGNON Mwaits word-m
  SET GRACE 5 March 20:00
expect gerda nobody owes orders, so late ones are not waited for

# Whoever may still say something is reminded, and his absence counts; whoever has said all is not and does not.
mail bert
  SIGNON Cwaits word-b
  DONE
mail anna
  SIGNON Lwaits word-a
  ABSENCE 3 March to 5 March
expect anna You are away from Tuesday 3 March 2026
expect bert is away. The deadline for talk 1 is now Friday 6 March 2026, 00:00 UTC.
clock +3d
clock +1h
expect anna A reminder for LEFT in game 'waits'
expect cora A reminder for RIGHT in game 'waits'
refuse bert A reminder
clock +12h
expect anna play 2
refuse anna The deadline has passed
# Of what is owed there is grace, and it is told.
mail anna
  SIGNON Lwaits word-a
  DEADLINE
expect anna late ones are taken until
mail anna
  SIGNON Lwaits word-a
  ORDERS AS SHOWN
mail bert
  SIGNON Cwaits word-b
  ORDERS AS SHOWN
mail cora
  SIGNON Rwaits word-c
  ORDERS AS SHOWN
clock +30m
expect anna The game waits for its master; there is no deadline.

# Without a deadline nobody can wait for it: the turn goes on when all that is owed is there.
mail anna
  SIGNON Lwaits word-a
  SET WAIT
expect anna > SET WAIT !! The present turn of game waits has no deadline to wait for
mail gerda
  SIGNON Mwaits word-m
  PAUSE
mail gerda
  SIGNON Mwaits word-m
  RESUME
expect anna has no deadline: it is played as soon as all that is owed is there.
mail gerda
  SIGNON Mwaits word-m
  AWARD LOT
expect anna has the round.

# Nor does anybody wait for one in a turn that the game is put back to; it lies a day, for whoever wants to look.
mail gerda
  SIGNON Mwaits word-m
  ROLLBACK R3
expect anna There is no deadline: the turn is played when all that is owed is there, but not before
refuse anna I wait for the deadline for every player
clock +20h
refuse anna has the round.
clock +5h
expect anna has the round.
