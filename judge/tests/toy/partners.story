# Several people lead one seat: asked by mail, with letters, orders and votes of their own, and the last word of any of them.
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
  CREATE ?bids word-m bid=48h
mail anna
  SIGNON ?bids word-a
  SET PREFERENCE L
mail bert
  SIGNON ?bids word-b
  SET PREFERENCE R
# Who cannot: somebody with a part in the game, a name that nobody has, no address.
mail anna
  SIGNON Lbids word-a
  SET PARTNER bert
expect anna !! Bert has a part in game bids already
mail anna
  SIGNON Lbids word-a
  SET PARTNER gerda@gerda.example
expect anna !! Gerda has a part in game bids already
mail anna
  SIGNON Lbids word-a
  SET PARTNER nobody
expect anna !! Nobody is registered here as nobody.
mail anna
  SIGNON Lbids word-a
  SET PARTNER
expect anna as in SET PARTNER anna@example.org
# Somebody who has never written here says yes, and everybody hears of it, but not who he is.
mail anna
  SIGNON Lbids word-a
  SET PARTNER cora@cora.example
expect anna cora@cora.example has been asked to lead LEFT with you
expect cora anna@anna.example asks you to lead a power together in game 'bids'
reply cora
  YES
expect cora You lead LEFT in game bids with others now.
expect bert LEFT in game 'bids' is led by one person more
refuse bert cora
# He orders, whoever leads with him gets what stands, and the last word holds.
reply cora
  4
expect cora 4
expect anna Somebody who leads LEFT with you in game 'bids' has changed its orders.
refuse bert has changed its orders
mail anna
  SIGNON Lbids word-a
  8
expect cora Somebody who leads LEFT with you in game 'bids' has changed its orders.
# Nor is it kept from anybody by what stands below it in the mail.
reply cora
  7
  STATUS bids
expect anna Somebody who leads LEFT with you in game 'bids' has changed its orders.
mail anna
  SIGNON Lbids word-a
  8
  STATUS bids
expect cora Somebody who leads LEFT with you in game 'bids' has changed its orders.
# Each reads what is written to the seat, and what the other writes for it.
mail bert
  SIGNON Rbids word-b
  PRESS TO L
  For both of you.
  ENDPRESS
expect anna For both of you.
expect cora For both of you.
reply cora
  PRESS TO R
  From the two of us.
  ENDPRESS
expect bert From the two of us.
expect anna From the two of us.
# A password of his own, and hers stays hers.
reply cora
  SET PASSWORD word-c
mail cora
  SIGNON Lbids word-c
  STATUS
expect cora bids
mail anna
  SIGNON Lbids word-a
  WAIT
expect anna wait
mail cora
  SIGNON Lbids word-a
  9
refuse cora > 9
# One person has one part in a game: he takes no other.
mail bert
  SIGNON Rbids word-b
  SET PARTNER cora@cora.example
expect bert has a part in game bids already
mail bert
  LOG bids
expect bert The player of LEFT took a partner
# The turn is played with what stands.
mail anna
  SIGNON Lbids word-a
  NO WAIT
mail bert
  SIGNON Rbids word-b
  5
expect cora LEFT wins the bid, 8 against 5.
# He leaves, and his letters allow nothing any more.
reply cora
  RESIGN
reply cora
  YES
expect cora You lead LEFT in game bids no longer.
expect anna LEFT in game 'bids' is led by one person less
reply cora
  3
expect cora The letter that you answer was to somebody who had a place in game bids
mail cora
  SIGNON Lbids word-c
  3
expect cora > SIGNON Lbids ******** !!
# A player takes him back and lets him go again.
mail anna
  SIGNON Lbids word-a
  SET PARTNER cora
reply cora
  YES
expect cora You lead LEFT in game bids with others now.
mail anna
  SIGNON Lbids word-a
  NO PARTNER bert
expect anna !! bert does not lead LEFT with you; cora does.
mail anna
  SIGNON Lbids word-a
  NO PARTNER
expect anna leads LEFT in game bids no longer
mail anna
  SIGNON Lbids word-a
  NO PARTNER
expect anna !! Nobody leads LEFT with you in game bids.
# A player who leaves leaves the power to whoever leads it with him: it is never open.
mail anna
  SIGNON Lbids word-a
  SET PARTNER cora
reply cora
  YES
mail anna
  SIGNON Lbids word-a
  RESIGN
expect anna Whoever has led it with you leads it on.
refuse bert The seat is open
expect anna Whoever has led it with you
refuse anna %% ORDERS
reply anna
  7
expect anna The letter that you answer was to somebody who had a place in game bids
refuse cora A mail for your place
reply cora
  6
expect cora 6
mail bert
  SIGNON Rbids word-b
  2
expect cora LEFT wins the bid, 6 against 2.
refuse anna LEFT wins the bid, 6 against 2.
# Where players are hidden nobody finds out by asking who plays.
mail gerda
  CREATE ?mask word-m bid=48h gunboat
mail anna
  SIGNON ?mask word-a
  SET PREFERENCE L
mail bert
  SIGNON ?mask word-b
  SET PREFERENCE R
mail anna
  SIGNON Lmask word-a
  SET PARTNER bert
expect anna > SET PARTNER bert bert has been asked to lead LEFT with you
expect bert A player whose address I do not tell in this game asks you to lead a power together in game 'mask'
reply bert
  YES
expect bert !! You cannot do that in game mask: you have a part in it already
# Whoever knows an address learns no name by it, neither as he asks nor as he ends it.
clock +25h
mail dora
  REGISTER Dora Lind
reply dora
  YES
mail anna
  SIGNON Lmask word-a
  SET PARTNER dora@dora.example
expect anna dora@dora.example has been asked to lead LEFT with you
reply dora
  YES
expect dora You lead LEFT in game mask with others now.
mail anna
  SIGNON Lmask word-a
  NO PARTNER lin
  NO PARTNER carl@carl.example
expect anna > NO PARTNER lin !! lin does not lead LEFT with you in game mask.
expect anna !! carl@carl.example does not lead LEFT with you in game mask.
refuse anna Lind
mail anna
  SIGNON Lmask word-a
  NO PARTNER Dora@dora.example
expect anna Dora@dora.example: leads LEFT in game mask no longer.
refuse anna Lind
mail anna
  SIGNON Lmask word-a
  SET PARTNER dora@dora.example
reply dora
  YES
mail anna
  SIGNON Lmask word-a
  NO PARTNER
expect anna Nobody leads LEFT in game mask with you any more.
refuse anna Lind
