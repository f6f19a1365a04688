# Only the registered address plays; a password from elsewhere has to be confirmed; addresses and passwords change.
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
  CREATE ?bids word-m
mail anna
  SIGNON ?bids word-a
  SET PREFERENCE L
mail bert
  SIGNON ?bids word-b
  SET PREFERENCE R
from anna@cafe.example anna
  SIGNON Lbids word-a
  9
expect anna@cafe.example I cannot be sure that this mail for game bids
expect anna A mail for your place in game bids has come from anna@cafe.example,
refuse anna word-a
# Another address cannot confirm.
mail carl
  YES {token}
mail anna Re: please confirm
  YES {token}
expect anna Bid: 9.
mail anna
  SIGNON Lbids word-a
  SET PASSWORD New-Word
  SET ADDRESS anna@new.example
expect anna Your new password is noted.
expect anna@new.example asks me to send the letters of game bids to this address
from anna@new.example anna
  YES {token}
from anna@new.example anna
  SIGNON Lbids New-Word
  8
expect anna@new.example Bid: 8.
mail carl
  OBSERVE bids word-c
expect carl You look on at game bids
mail carl
  SIGNON Obids word-c
  5
  PRESS TO L
  hello
  ENDPRESS
  SET DEADLINE +5h
expect carl You are not signed on as a player
expect carl Observers of game bids write to its master alone
expect carl Only the master of the game can do this.
mail bert
  SIGNON Rbids word-b
  PRESS TO L
  On Monday you wrote:
  > SIGNON Lbids New-Word
  -- 
  A Par-Bur
  ENDPRESS
  BROADCAST
  Hello all.
  ENDPRESS
  SET WAIT
  6
  SIGNOFF
  RESIGN
expect bert Message sent to LEFT: | Message from RIGHT to LEFT in 'bids':
expect bert You have asked me to wait for the deadline.
refuse bert The seat is open
expect carl Broadcast message from RIGHT in 'bids': | Hello all.
mail bert
  SIGNON Rbids word-b
  SET NO WAIT
expect carl Results of turn 1. LEFT wins the bid, 8 against 6.
mail bert
  SIGNON Rbids word-b
  RESIGN
expect carl The player of RIGHT has left game 'bids'.
mail carl
  SIGNON Rbids word-c
  3
expect carl You have taken over RIGHT in game bids.
from anna@new.example anna
  SIGNON Mbids word-m
  EJECT R
  TERMINATE
expect carl The master of game 'bids' has removed you from it.
refuse carl terminated
expect anna@new.example Game bids is terminated.
# Everybody has dates on a clock of his own; the game's lines for programs stay on the game's.
mail dora hi
  REGISTER
  Name: Dora
  END
mail dora re
  YES {token}
mail emil hi
  REGISTER
  Name: Emil
  END
mail emil re
  YES {token}
mail dora
  CREATE ?zones word-m
mail dora
  SIGNON ?zones word-d
  SET TIMEZONE Asia/Tokyo
  SET TIMEZONE Mars/North
expect dora Dates in letters to you are in Asia/Tokyo from now on.
expect dora Mars/North is no time zone.
mail emil
  SIGNON ?zones word-e
expect dora JST
expect dora +0000
refuse emil JST
