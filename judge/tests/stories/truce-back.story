mail gerda
  REGISTER Gerda
reply gerda
  YES
mail anna
  REGISTER Anna
reply anna
  YES
mail bert
  REGISTER Bert
reply bert
  YES
mail cora
  REGISTER Cora
reply cora
  YES
mail gerda
  CREATE ?duel word-m players=2 move=48h retreat=24h delay=0
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail cora
  OBSERVE duel word-c
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
# A seat that stands still goes on standing still when its game goes back, whatever it had ordered, and everybody is told.
mail bert
  SIGNON Aduel word-b
  A Vie-Gal
clock +80h
mail gerda
  SIGNON Mduel word-m
  TRUCE A
expect bert has declared a truce
mail gerda
  SIGNON Mduel word-m
  ROLLBACK S1914M
expect anna The orders of that turn stand again as they were, and are due
expect anna A truce goes on all the same: no orders count for Austria, Germany and Turkey, until its master ends that.
expect bert A truce goes on all the same
refuse bert Your orders of that turn stand again
mail bert
  SIGNON Aduel word-b
expect bert (none yet)
refuse bert A VIE - GAL
mail gerda
  SIGNON Mduel word-m
  NO TRUCE A
clock +80h
mail gerda
  SIGNON Mduel word-m
  ROLLBACK S1914M
refuse anna A truce goes on
expect anna The orders of that turn stand again as they were, and are due
