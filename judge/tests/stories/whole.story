# A whole game as players of the old judges know it: a master, a forged press, an absence, a turn put back, a seat handed on
# from the bench, and a draw that nobody sees coming.
mail mara
  REGISTER Mara
reply mara
  YES
mail anna
  REGISTER Anna
reply anna
  YES
mail bert
  REGISTER Bert
reply bert
  YES
mail cleo
  REGISTER Cleo
reply cleo
  YES
mail olga
  REGISTER Olga
reply olga
  YES
mail mara
  CREATE ?grove word-m ring move=72h retreats=24h adjustments=24h grace=0h press=white/grey fake=may win=6
  SET COMMENT old friends
  SET COMMENT BEGIN
  Everybody knows everybody here,
  and nobody is in a hurry.
  SIGNOFF
  TERMINATE
expect mara > SET COMMENT old friends Of this game is said: “old friends”
expect mara and nobody is in a hurry
refuse mara TERMINATE
mail anna
  SIGNON ?grove word-a
  SET PREFERENCE RTV
mail bert
  SIGNON ?grove word-b
  SET PREFERENCE TRV
mail olga
  STANDBY grove
mail cleo
  SIGNON ?grove word-c
  SET PREFERENCE VRT
expect anna You have been selected as Rose in game 'grove'.
expect mara Game 'grove' has started.
expect bert Everybody knows everybody here, and nobody is in a hurry.
expect bert how many centers win: 6
# Press that claims to have gone to somebody else.
reply anna
  PRESS TO T FAKE TO V
  Thistle knows nothing yet. Moorside is yours.
  ENDPRESS
  A Ash-Moo
  A Bro-Dun
  A Col H
expect bert Message from Rose to Vine in 'grove': | Thistle knows nothing yet. Moorside is yours.
refuse cleo Thistle knows nothing yet
refuse mara Thistle knows nothing yet
# Somebody goes away over the next deadline, and the game waits for his return.
mail bert
  SIGNON Tgrove word-b
  ABSENCE 4 March to 6 March
  A Eas-Dun
  A Fai-Hig
  A Gre H
expect bert You are away from Wednesday 4 March 2026
mail cleo
  SIGNON Vgrove word-c
  A Iro-Hig
  A Kin-Moo
  A Lon H
expect anna Movement results
expect anna due Saturday 7 March
# The master finds that he allowed too short a time, and puts the turn back: everybody hears what no longer holds.
mail mara
  SIGNON Mgrove word-m
  ROLLBACK
expect cleo Game 'grove' has been put back to Movement for Spring of 1201 by its master.
mail cleo
  SIGNON Vgrove word-c
  A Kin H
  A Lon-Ash
# After that every player waits for the deadline, so that nobody is played while he sleeps.
clock +104h
expect anna Movement results
expect anna Vine: Army Longmead -> Ashdown.
mail anna
  LOG grove
expect anna The master put the game back to S1201M
# A seat is handed on.
mail cleo
  SIGNON Vgrove word-c
  RESIGN
expect olga Vine is free: answer TAKE
reply olga
  TAKE
expect olga You have taken over Vine in game grove.
expect anna A new player has taken over Vine
# Votes are secret: nobody hears of one before all have voted.
mail anna
  SIGNON Rgrove word-a
  DRAW
expect anna You vote for a draw
mail bert
  SIGNON Tgrove word-b
  SET DRAW
refuse mara a draw
reply olga
  DRAW
expect anna Game 'grove' has been declared a draw between Rose, Thistle and Vine.
expect anna Vine: A Iro, A Kin, A Lon (3)
expect anna Power    1200
expect anna Cleo (2 March 2026 to 7 March 2026)
expect olga declared a draw
mail anna
  SUMMARY grove
  HISTORY grove
