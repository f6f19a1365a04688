# Reminders, late notices, grace, abandonment, take-over, pausing: with a game that has no units.
mail anna hi
  REGISTER
  Name: Anna
  END
mail anna re
  YES {token}
expect anna Welcome, Anna
mail bert hi
  REGISTER
  Name: Bert
  END
mail bert re
  YES {token}
expect bert Welcome, Bert
mail carl hi
  REGISTER
  Name: Carl
  END
mail carl re
  YES {token}
expect carl Welcome, Carl

mail anna Game
  CREATE ?bids word-m bid=10h grace=5h reminder=2h
expect anna Game bids (Numbers, 2 players) is open
mail anna
  SIGNON ?bids word-a
  SET PREFERENCE L
mail bert
  SIGNON ?bids word-b
  SET PREFERENCE R
expect anna You have been selected as
mail anna
  SIGNON Mbids word-m
  SET DEADLINE 2026-03-03 12:00
expect bert The deadline for Bid 1 of game 'bids' is now Tuesday 3 March 2026, 12:00 UTC.
# 18:00 to 10:00: the reminder goes to both.
clock +16h
expect anna are due Tuesday 3 March 2026, 12:00 UTC.
expect anna a number.
expect bert a number.
mail bert
  SIGNON Rbids word-b
  7
  SIGNON Lbids word-b
  7
expect bert That is not the password of LEFT
clock +2h
expect anna Diplomacy game 'bids' is waiting for LEFT's orders.
refuse anna RIGHT's orders
clock +4h
mail carl
  SIGNON Rbids word-c
  SIGNON Lbids word-c
expect carl Somebody plays RIGHT in game bids, and this is not that player's password.
clock +1h
expect bert Results of turn 1.
expect bert RIGHT wins the bid, 0 against 7.
# Whoever sent nothing is open to take-over, but may come back.
mail carl
  WHOGAME bids
expect carl open for take-over
mail carl
  SIGNON Lbids word-c
expect anna A new player has taken over LEFT in game 'bids'.
mail carl
  WHOGAME bids
expect carl Carl.
refuse carl open for take-over
mail anna
  SIGNON Mbids word-m
  PAUSE
expect bert Game 'bids' is paused. The clock stands still.
mail bert
  SIGNON Rbids word-b
  5
expect bert Game bids is paused: orders are taken again
clock +500h
mail anna
  SIGNON Mbids word-m
  RESUME
expect bert Game 'bids' goes on. Orders for Bid 2
