# Whoever leaves takes his votes with him; what he has ordered for the turn stays until somebody else orders.
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
mail carl
  REGISTER
  Name: Carl
  END
reply carl
  YES
mail gerda
  CREATE ?duel word-m players=2
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
mail anna
  SIGNON Eduel word-a
  F Lon-Nth
  DRAW
  SET WAIT
mail gerda
  SIGNON Mduel word-m
expect gerda England: Fleet London -> North Sea.
expect gerda votes for a draw
mail anna
  SIGNON Eduel word-a
  RESIGN
expect anna You have left
mail gerda
  SIGNON Mduel word-m
expect gerda England: Fleet London -> North Sea.
refuse gerda votes for a draw
mail carl
  TAKEOVER E@duel word-c
expect carl You have taken over
mail bert
  SIGNON Aduel word-b
  DRAW
refuse bert is over
