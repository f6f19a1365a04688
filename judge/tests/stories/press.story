# Press in all its forms: colours, exceptions, headers that lie, observers, and the rules by which a game allows them.
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
mail cleo
  REGISTER
  Name: Cleo
  END
reply cleo
  YES
mail dora
  REGISTER
  Name: Dora
  END
reply dora
  YES
mail mara
  REGISTER
  Name: Mara
  END
reply mara
  YES
mail mara
  CREATE ?sea word-m ring move=72h grace=24h press=white/grey fake=may
expect mara and you are its master
mail mara
  CREATE ?bad word-m press=green
expect mara press has no value green; there are white, grey, white/grey, grey/white, none, public, any, rulebook.
mail anna
  SIGNON ?sea word-a
  PRESS TO M
  Shall I be Rose?
  ENDPRESS
  PRESS TO R
  Hello.
  ENDPRESS
  BROADCAST
  Who are you all?
  ENDPRESS
expect mara Message from Anna to Master in 'sea':
expect anna has not begun, and nobody has a power yet. BROADCAST goes to everybody who waits
expect anna have read nothing of it: | Hello.
expect mara Broadcast message from Anna in 'sea':
mail dora
  OBSERVE sea word-d
  PRESS TO M
  May I look on?
  ENDPRESS
  BROADCAST
  Good luck!
  ENDPRESS
expect mara Message from Dora as Observer to Master in 'sea':
expect dora Observers of game sea write to its master alone: PRESS TO M.
expect dora | Good luck!
refuse anna Good luck
mail anna
  SIGNON ?sea word-a
  SET PREFERENCE RTV
mail bert
  SIGNON ?sea word-b
  SET PREFERENCE TRV
mail cleo
  SIGNON ?sea word-c
  SET PREFERENCE VRT
expect anna selected as
expect anna Press: white, or grey where its author says so.
# Some, everybody but some, and a sign for either.
mail anna
  SIGNON Rsea word-a
  PRESS TO ALL BUT V
  Not for Vine.
  ENDPRESS
  PRESS -V
  Nor this.
  ENDPRESS
  PRESS +TM
  Thistle and the master.
  ENDPRESS
  press to thistle, m white
  So are these.
  ENDPRESS
expect bert Message from Rose to all but Vine in 'sea': | Not for Vine.
expect dora Message from Rose to all but Vine in 'sea': | Nor this.
expect mara Message from Rose to Thistle and Master in 'sea': | Thistle and the master.
expect bert So are these.
refuse cleo Not for Vine
expect anna Message sent to all but Vine: | Message from Rose to all but Vine in 'sea': | | Not for Vine. | | End of message.
# Those who look on.
mail anna
  SIGNON Rsea word-a
  PRESS TO O
  Dear audience.
  ENDPRESS
  PRESS TO ALL BUT VO
  Thistle and the master again.
  ENDPRESS
expect dora Message from Rose to the observers in 'sea': | Dear audience.
refuse dora again
expect bert Message from Rose to all but Vine and the observers in 'sea':
# Grey press waits two minutes and names nobody; the answer goes to its author, whom nobody names.
mail anna
  SIGNON Rsea word-a
  PRESS GREY TO T
  Vine will stab you.
  ENDPRESS
expect anna Message to Thistle goes out Monday 2 March 2026, 18:02 UTC.
expect anna | Message to Thistle in 'sea': | | Vine will stab you.
refuse bert stab
clock +2m
expect bert Message to Thistle in 'sea': | Vine will stab you.
expect bert grey press
expect bert Reply goes to whoever wrote this, and tells you no name.
refuse bert from Rose
reply bert
  Who says that?
expect bert This goes to the author of grey press as press:
refuse bert from Rose
clock +10m
expect anna Message from Thistle to the author of grey press in 'sea': | Who says that?
# Taken back in time.
mail anna
  SIGNON Rsea word-a
  BROADCAST ANONYMOUSLY
  Rose is weak.
  ENDPRESS
expect anna Message to everybody goes out
reply anna
  UNSEND
expect anna Taken back: everybody does not get it.
clock +5m
refuse cleo weak
# A master who is among the readers of grey press is told.
mail cleo
  SIGNON Vsea word-c
  BROADCAST GREY
  Somebody lies.
  ENDPRESS
clock +2m
expect anna Broadcast message in 'sea': | Somebody lies.
expect mara Broadcast message [from Vine] in 'sea':
refuse dora from Vine
# Headers that lie, but not to the master.
mail anna
  SIGNON Rsea word-a
  PRESS TO T FAKE TO V
  For Vine, as it seems.
  ENDPRESS
  PRESS TO V FAKE
  For all, as it seems.
  ENDPRESS
  PRESS TO TM FAKE TO V
  Hm.
  ENDPRESS
expect bert Message from Rose to Vine in 'sea': | For Vine, as it seems.
expect cleo Broadcast message from Rose in 'sea': | For all, as it seems.
expect anna Message sent to Thistle: | Message from Rose to Vine in 'sea':
expect anna Nobody fakes press to the master
refuse mara seems
# What cannot be meant comes back whole, with a line that would work.
mail anna
  SIGNON Rsea word-a
  PRESS GREY
  One.
  ENDPRESS
  PRESS WHITE GREY TO T
  Two.
  ENDPRESS
  PRESS TO T TO V
  Three.
  ENDPRESS
  PRESS TO Thistel
  Four.
  ENDPRESS
  PRESS TO TX
  Five.
  ENDPRESS
  PRESS GREY QUIETLY TO T
  Six.
  ENDPRESS
  PRESS
  Seven.
  ENDPRESS
  PRESS NO FAKE TO T
  Eight.
  ENDPRESS
  BROADCAST TO T
  Nine.
  ENDPRESS
expect anna Please write PRESS GREY TO and letters of powers, or BROADCAST GREY for everybody.
expect anna One message has one colour
expect anna These words contradict each other.
expect anna Did you mean Thistle?
expect anna TX is no power of this game. The letters here are RTV
expect anna I do not know the word QUIETLY there.
expect anna | Seven.
expect bert Eight.
expect bert Nine.
refuse cleo Nine
# What one has written, and what of it waits.
mail anna
  SIGNON Rsea word-a
  PRESS GREY TO T
  Still waiting.
  ENDPRESS
  SENT
expect anna What you have written in game sea:
expect anna S1201M, to all but Vine: | Message from Rose to all but Vine in 'sea': | | Not for Vine.
expect anna S1201M, to Thistle: | Message from Rose to Vine in 'sea':
expect anna This waits till
expect anna | Still waiting.
mail bert
  SIGNON Tsea word-b
  SENT
  SET ALL PRESS
refuse bert Not for Vine
expect bert All press is for a master who does not play
mail mara
  SIGNON Msea word-m
  SET ALL PRESS
expect mara in a game whose start letter said so
mail mara
  SIGNON Msea word-m
  SET ALL-PRESS master
expect mara can be changed only before it starts
# The rules change, and everybody hears it.
mail mara
  SIGNON Msea word-m
  SET NO GREY
  SET NO FAKE
  SET NO PARTIAL
  SET OBSERVER WHITE
  SET NO MINOR PRESS
  SET GUNBOAT
expect mara PRESS is white from now on.
expect mara OBSERVER is WHITE from now on.
expect mara The rules of a game can be changed only before it starts.
expect anna To some: no: press goes to everybody, or to the master.
mail anna
  SIGNON Rsea word-a
  PRESS GREY TO T
  One.
  ENDPRESS
  PRESS TO T
  Two.
  ENDPRESS
  BROADCAST FAKE TO T
  Three.
  ENDPRESS
expect anna Game sea has no grey press
expect anna In game sea press goes to everybody at once, or to the master: write BROADCAST, or PRESS TO M.
expect anna what stands above a message is true
mail dora
  OBSERVE sea word-d
  BROADCAST
  I am here, too.
  ENDPRESS
  BROADCAST GREY
  And nobody knows.
  ENDPRESS
expect anna Broadcast message from Dora as Observer in 'sea':
expect dora Observers of game sea write to everybody under their names
mail mara
  SIGNON Msea word-m
  SET PRESS NONE
mail anna
  SIGNON Rsea word-a
  BROADCAST
  Anybody?
  ENDPRESS
  PRESS TO M
  You alone.
  ENDPRESS
expect anna There is no press in game sea. PRESS TO M goes to its master.
expect mara You alone.
mail mara
  SIGNON Msea word-m
  SET PRESS rulebook
  SET MUST ORDER
mail anna
  SIGNON Rsea word-a
  PRESS TO T
  Before orders.
  ENDPRESS
expect anna In game sea press comes after orders

# All press, where the start letter said so: a master who does not play reads it as it is, an observer where he may.
mail mara
  CREATE ?lake word-m strait move=72h press=any all-press=observers
mail anna
  SIGNON ?lake word-a
  SET PREFERENCE N
mail dora
  OBSERVE lake word-d
  SET ALL PRESS
expect dora You get all press from now on
mail mara
  SIGNON Mlake word-m
  SET ALL PRESS
mail bert
  SIGNON ?lake word-b
  SET PREFERENCE S
expect bert the master and observers may read everything
mail anna
  SIGNON Nlake word-a
  PRESS GREY TO S
  A word in secret, signed
  Anna
  ENDPRESS
clock +2m
expect bert Message to South in 'lake': | A word in secret, signed
refuse bert Anna
expect dora Message [from North] to South in 'lake':
expect mara Message [from North] to South in 'lake':
mail bert
  LOG lake
expect bert reads from now on what players write to some alone
mail dora
  OBSERVE lake word-d
  SET NORMAL PRESS
mail anna
  SIGNON Nlake word-a
  PRESS TO S
  Another word.
  ENDPRESS
expect mara Another word.
refuse dora Another word.
# What names its author inside a sentence waits for his yes.
mail anna
  SIGNON Nlake word-a
  PRESS GREY TO S
  You know me: Anna, who has never lied to you in all of these years.
  ENDPRESS
expect anna this text names you: Anna.
clock +1h
refuse bert You know me
reply anna
  YES
expect anna Message sent to South: | Message to South in 'lake':
expect bert You know me
