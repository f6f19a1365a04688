# A whole game in which nobody may know who plays, with everything in it that could tell.
mail {who1}
  REGISTER
  Name: {name1}
  END
reply {who1}
  YES
mail {who2}
  REGISTER
  Name: {name2}
  END
reply {who2}
  YES
mail {who3}
  REGISTER
  Name: {name3}
  END
reply {who3}
  YES
mail mara
  REGISTER
  Name: Mara
  END
reply mara
  YES
mail olga
  REGISTER
  Name: Olga
  END
reply olga
  YES
mail mara
  CREATE ?dark word-m ring move=72h retreat=24h build=24h grace=24h gunboat press=any
  SIGNON Mdark word-m
  SET {ends}
  SET POSTAL PRESS
  SET APPROVAL
  ALLOW {who3}@{who3}.example
  STANDBY dark
expect mara Gunboat:
mail olga
  STANDBY dark
mail {who1}
  SIGNON ?dark word-q
  SET TIMEZONE Pacific/Auckland
expect mara somebody wants to come in
mail mara
  SIGNON Mdark word-m
  APPROVE {who1}@{who1}.example
  SET NO APPROVAL
mail {who1}
  SIGNON ?dark word-q
  SET PREFERENCE RTV
  BROADCAST
  Who is here?
  {called1}
  ENDPRESS
expect {who1} I have left out a line that tells who you are
mail {who2}
  SIGNON ?dark word-v
  SET PREFERENCE TRV
  SET LANGUAGE ru
  SET TIMEZONE Asia/Anadyr
  WHOGAME dark
mail olga
  OBSERVE dark word-o
  WHOGAME dark
mail {who3}
  SIGNON ?dark word-t
  SET PREFERENCE VRT
  SET TIMEZONE America/St_Johns
  LIST dark
expect {who3} somebody
expect mara {name1}
# Press of all kinds, written as people write it.
clock +10m
mail {who1}
  SIGNON Rdark word-q
  PRESS TO T
  Shall we take Vine together?

  Best wishes,
  {name1}
  -- 
  {signs1}, {who1}@{who1}.example
  ENDPRESS
  PRESS TO TV
  I am {called1}, and I come from far away, as everybody here can hear.
  ENDPRESS
  A ASH H
  A BRO H
  A COL H
expect {who1} Message to Thistle goes out
expect {who1} this text names you: {called1}
mail {who3}
  SIGNON Vdark word-t
  BROADCAST
  Good morning all.
  {called3}
  ENDPRESS
count {who2} 5
clock +5m
count {who2} 2
expect {who2} Shall we take Vine together?
# Which of the two came last is drawn; the answer is to one that comes alone.
mail {who1}
  SIGNON Rdark word-q
  PRESS TO T
  And Vine?
  ENDPRESS
clock +5m
expect {who2} And Vine?
reply {who2}
  Согласен.
  {name2}
  > Shall we take Vine together?
clock +15m
expect {who1} Согласен.
reply {who1}
  SENT
  WHOGAME
  SUMMARY
  HISTORY
mail olga
  SIGNON Odark word-o
  WHOGAME dark
  LIST dark
# Whatever else people say of themselves: away, in diaries, for the results, by votes, from a new address.
mail {who1}
  SIGNON Rdark word-q
  ABSENCE 10 March to 11 March
  PROPOSE DRAW
  DRAW
  EXTEND 2h
  DIARY
  They all believe me, says
  {name1}
  ENDPRESS
  DIARY PRIVATE
  I, {name1}, believe nobody.
  ENDPRESS
  DEADLINE
  LOG
mail {who2}
  SIGNON Tdark word-v
  POSTAL PRESS
  To whom it may concern.
  {name2}
  ENDPRESS
  SET ADDRESS {who2}@{who2}-elsewhere.example
  STATUS dark
  MAP dark
reply {who2}@{who2}-elsewhere.example
  YES
mail {who2}
  FORGOTTEN dark word-x
mail olga
  JOIN dark word-z
  SIGNON Tdark {who2}
  SET PREFERENCE R
mail mara
  SIGNON Mdark word-m
  BECOME R
  BROADCAST
  A word in the place of another.
  ENDPRESS
mail mara
  SIGNON Mdark word-m
  DENY {who2}@{who2}.example
  ALLOW {who2}@{who2}.example
  LOG
# What is asked for by whoever asks.
mail olga
  LIST FULL
  LIST dark
  HISTORY dark
  EXPORT dark
  LOG dark
mail {who1}
  EXPORT dark
  STATUS
  LIST FULL
mail {who3}
  SIGNON Vdark word-t
  EXPORT
  PROPOSE PAUSE
# Somebody tries another's seat.
mail {who2}
  SIGNON Rdark wrong
from {who2}@{who2}.example {who2}
  SIGNON Rdark wrong-again
# He has learned the password: whose mail it is that waits is not told either.
mail {who2}
  SIGNON Rdark word-q
  SET PASSWORD mine-now
expect {who1} has come from an address that I do not tell in this game
# Reminders, a late turn, a seat that opens and is taken over.
mail {who3}
  SIGNON Vdark word-t
  SET WAIT
  A IRO H
  A KIN H
  A LON H
clock +72h
expect {who1} Thistle
clock +24h
clock +1h
mail olga
  REGISTER
  Name: Olga
  END
  SIGNON Tdark word-o2
  A EAS H
expect mara Thistle
mail mara
  SIGNON Mdark word-m
  EJECT {who3}@{who3}.example
mail {who3}
  SIGNON Vdark word-t
  LIST dark
mail {who1}
  SIGNON Rdark word-q
  RESIGN
clock +10m
mail mara
  SIGNON Mdark word-m
  WHOGAME dark
  TERMINATE
mail olga
  LOG dark
  SUMMARY dark
  STATUS dark
mail {who3}
  WHOGAME dark
  HISTORY dark
  LIST dark
  EXPORT dark
  LIST FULL
