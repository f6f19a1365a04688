# A refusal names BECOME only where the master may write for players; a vote alone that he has seen is on record.
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
# He may, and does not play.
mail gerda
  CREATE ?duel word-m players=2 move=48h become=yes masterplays=no
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
mail gerda
  SIGNON Mduel word-m
  SET WAIT
expect gerda You lead game duel: BECOME
# It was not agreed on.
mail gerda
  CREATE ?tea word-t players=2 move=48h masterplays=no
mail anna
  SIGNON ?tea word-a
  SET PREFERENCE E
mail bert
  SIGNON ?tea word-b
  SET PREFERENCE A
mail gerda
  SIGNON Mtea word-t
  SET WAIT
expect gerda each player does this for himself, and nobody in his place.
refuse gerda BECOME
# It was agreed on, and a master may play: he sees nothing, and writes for nobody.
mail gerda
  CREATE ?lake word-l players=2 move=48h become=yes masterplays=yes
mail anna
  SIGNON ?lake word-a
  SET PREFERENCE E
mail bert
  SIGNON ?lake word-b
  SET PREFERENCE A
mail gerda
  SIGNON Mlake word-l
  SET WAIT
expect gerda each player does this for himself, and nobody in his place.
refuse gerda BECOME
# Whoever has conceded, and ordered nothing, has said what nobody else knows.
mail otto
  REGISTER
  Name: Otto
  END
reply otto
  YES
mail gerda
  CREATE ?trio word-m players=3 move=48h
mail anna
  SIGNON ?trio word-a
  SET PREFERENCE E
mail bert
  SIGNON ?trio word-b
  SET PREFERENCE A
mail otto
  SIGNON ?trio word-o
  SET PREFERENCE F
expect otto You have been selected as
mail gerda
  SIGNON Mtrio word-m
clock +1h
mail otto
  SIGNON Ftrio word-o
  CONCEDE E
expect otto When all others do, it has won.
mail gerda
  SIGNON Mtrio word-m
clock +96h
expect anna The master saw the orders and votes of
