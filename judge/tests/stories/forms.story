# Players order by pressing Reply: no password, no game's name.
mail anna
  REGISTER
  Name: Anna
  END
reply anna
  Yes!
expect anna Welcome, Anna
mail bert
  REGISTER
  Name: Bert
  END
# A program that answers for its owner confirms nothing.
reply bert
  I am away until Monday. Yes, really.
expect bert I wait for the word YES
mail bert again
  REGISTER
  Name: Bert
  END
reply bert
  yes
  > If it was you, please answer this letter with the one word YES.
expect bert Welcome, Bert
mail anna
  CREATE ?lake word-m strait
mail anna
  SIGNON ?lake word-a
  SET PREFERENCE N
mail bert
  SIGNON ?lake word-b
  SET PREFERENCE S
expect anna %% ORDERS LAKE
# The letter to an observer or master without a seat holds no form; her own holds her own units alone.
refuse anna %% ORDERS LAKE SOUTH
# The form unchanged is a quote.
reply anna
  Thanks for the letter!
  
  {quote}
expect anna You are signed on as North in game lake.
expect anna The form came back as I had sent it, so it orders nothing.
expect anna Still without an order: Fleet Harbour, Army Hill, Army Fell.
# One line changed: that one counts.
edit anna A HIL ? => A HIL - CAP
expect anna North: Army Hill -> Cape.
expect anna Still without an order: Fleet Harbour, Army Fell.
# The receipt holds the form as it stands now, and can be answered again.
expect anna A HIL - CAP
edit anna A HIL - CAP => A HIL S F HAR
expect anna North: Army Hill SUPPORT Fleet Harbour.
# Everything as the form shows it.
reply anna
  ORDERS AS SHOWN
  
  {quote}
expect anna North: Fleet Harbour HOLD.
expect anna North: Army Hill SUPPORT Fleet Harbour.
expect anna All orders are in.
# Commands work in an answer too; press is sent only when it is asked for.
reply bert
  F Quay - Nar
  SET WAIT
  PRESS TO N
  My capability is {token}
  ENDPRESS
  I hope this is fine.
  
  {quote}
expect bert South: Fleet Quay -> Narrow Sea.
expect bert You have asked me to wait for the deadline.
expect bert This text held a password or a word that lets others write in your name
expect anna Message from South to North in 'lake':
# An answer to press waits, and can be taken back.
reply anna
  Dear South, I agree!
expect anna This goes to South as press
refuse bert I agree
reply anna
  UNSEND
reply bert
  SET NO WAIT
  A Lea H
  A Down H
expect anna Movement results for Spring of 1801.
expect anna %% ORDERS LAKE NORTH F1801M
expect bert %% ORDERS LAKE SOUTH F1801M
# Passwords still work, and are never shown, wherever they stand.
mail anna word-a
  SIGNON Nlake word-a
  PRESS TO S
  psst, word-a
  ENDPRESS
expect anna This text held a password
refuse anna word-a
expect bert psst, ********
# What is nearly a SIGNON line does not show its password either.
mail anna
  SIGNOM Nlake word-a
expect anna SIGNOM Nlake ********
refuse anna word-a
# Builds are one set: one changed line means all, and what a note offers may be written as it stands there.
mail anna
  SIGNON Nlake word-a
  F Har - Bro
  A Hil - Cap
  A Fel - Mou
mail bert
  SIGNON Slake word-b
  ORDERS AS SHOWN
expect anna Movement results for Fall of 1801.
expect anna BUILD ?
edit anna BUILD ? => BUILD F HAR
expect anna North: Builds a fleet in Harbour.
# Asking needs no proof.
from eve@eve.example eve
  LIST lake
expect eve@eve.example Game 'lake'
