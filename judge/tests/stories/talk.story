# Answers to press: to its author, with ten minutes to think twice; never what looks like an order.
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
  REGISTER
  Name: Gerda
  END
reply gerda
  YES
mail gerda
  CREATE ?lake word-m strait move=72h grace=24h
mail anna
  SIGNON ?lake word-a
  SET PREFERENCE N
mail bert
  SIGNON ?lake word-b
  SET PREFERENCE S
reply bert
  PRESS TO N
  Shall we divide the sea?
  ENDPRESS
expect anna Reply goes to South.
count bert 5
# Plain words wait, and go by themselves.
reply anna
  Dear South,
  
  • Déjà vu, I agree; it’s fine…
  
  Anna
  > Shall we divide the sea?
expect anna This goes to South as press: Monday 2 March 2026, 18:10 UTC.
expect anna | • Déjà vu, I agree; it’s fine…
refuse anna | > Shall
refuse anna divide
count bert 0
clock +9m
count bert 0
clock +1m
expect bert Message from North to South in 'lake'
expect bert • Déjà vu, I agree; it’s fine…
refuse bert divide
count bert 1
count anna 6
# Nobody hears that they have gone, and they cannot be taken back.
reply anna
  UNSEND
expect anna What has gone out cannot be taken back.
# In time they can: the answer is heard that comes in the same second.
reply bert
  Then it is settled, North.
expect bert This goes to North
clock +10m
expect anna Then it is settled, North.
reply anna
  My secret plan is this.
expect anna secret plan
reply anna
  UNSEND
  
  {quote}
expect anna Taken back: South does not get it.
clock +1h
refuse bert secret plan
# At once.
reply bert
  PRESS TO N
  One more question.
  ENDPRESS
expect anna One more question.
reply anna
  The first half of it is yours.
expect anna goes to South
reply anna
  send now
  
  {quote}
expect anna Message sent to South: | Message from North to South in 'lake':
expect bert The first half of it is yours.
clock +1h
count bert 3
# A judge that was down meanwhile sends what was due.
reply bert
  REPLY
  How wide?
reply anna
  The sea is wide.
blackout +1h
expect bert The sea is wide.
reply bert
  PRESS
  Very – wide.
  RESIGN
expect bert Message sent to North: | Message from South to North
expect anna Very – wide.
expect anna RESIGN
# Whoever answers the receipt with something else is waited for.
reply anna
  The upper one, you fool.
expect anna goes to South
reply anna
  Oh no, please do not send that!
expect anna so they wait until you answer SEND NOW or UNSEND
clock +3h
refuse bert fool
reply anna
  UNSEND
expect anna Taken back
# What looks like an order is one, and goes to nobody; the words beside it wait.
reply bert
  PRESS TO N
  And the rest?
  ENDPRESS
expect bert Message sent to North: | Message from South to North
expect anna And the rest?
reply anna
  We shall see.
  F Har - Nar
  Yours, North
expect anna Fleet Harbour -> Narrow Sea.
expect anna !! I have not sent the following to South
expect anna | We shall see.
expect anna | Yours, North
refuse anna | F Har
clock +1h
refuse bert We shall see
reply anna
  SEND NOW
expect bert We shall see.
refuse bert Nar
# An order that cannot be read goes to nobody by itself either.
reply bert
  Hm.
clock +10m
expect anna Hm.
reply anna
  F Har - Rome?
expect anna Not taken
clock +1h
refuse bert Rome
# The game is over before they go: they come back whole.
reply bert
  PRESS TO N
  Well?
  ENDPRESS
expect anna Well?
reply anna
  I have been thinking
  about it.
expect anna goes to South
mail gerda
  SIGNON Mlake word-m
  TERMINATE
clock +10m
expect anna Your words to South have not been sent, and come back here.
expect anna Game lake is over.
expect anna | I have been thinking
expect anna | about it.
refuse bert thinking
