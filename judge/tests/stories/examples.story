# What is refused shows a line that would work now: a game that is here, a seat that is played, a turn, a date.
mail anna
  SUMMARY
  CREATE
expect anna Please name a game; but none is here yet. CREATE ?name and a password of your own opens one.
expect anna For example: CREATE ?balkan password.
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
mail otto
  REGISTER
  Name: Otto
  END
reply otto
  YES
mail gerda
  CREATE ?balkan word-m players=2 move=72h delay=0
mail anna
  CREATE
  SUMMARY
  MAP
  WHO
  EXPORT
  JOIN a b c d
  FORGOTTEN
expect anna > CREATE !! Please write CREATE ?game password, and after it, if you like, words such as players=5 or move=48h. For example: CREATE ?harbor password.
expect anna > SUMMARY !! Please name a game, as in SUMMARY balkan.
expect anna > MAP !! Please name a game, as in MAP balkan.
expect anna > WHO !! Please write WHOGAME [game] [FULL]. For example: WHOGAME balkan.
expect anna > EXPORT !! Please name a game, as in EXPORT balkan.
expect anna > FORGOTTEN !! Please write FORGOTTEN, the game, and a new password. I then ask your registered address for a YES.
refuse anna For example: FORGOTTEN
mail anna
  SIGNON
  OBSERVE
expect anna > SIGNON !! Please write SIGNON ?game password to join a new game, or SIGNON Fgame password to play, where F is the letter of your power. For example: SIGNON ?balkan password.
expect anna > OBSERVE !! Please write OBSERVE game password. For example: OBSERVE balkan password.
mail anna
  SIGNON ?balkan word-a
  SET PREFERENCE E
mail bert
  SIGNON ?balkan word-b
  SET PREFERENCE A
mail anna
  SIGNON
  FORGOTTEN
expect anna For example: SIGNON Ebalkan password.
expect anna For example: FORGOTTEN balkan password.
mail gerda
  SIGNON Mbalkan word-m
  EJECT
  BECOME
  TRUCE
  NO TRUCE
  ROLLBACK x y
  SET DEADLINE
  ALLOW
  PROMOTE
  APPROVE
  EDIT
expect gerda > EJECT !! Please write EJECT who. For example: EJECT E.
expect gerda > BECOME !! I go on reading as before. Write BECOME and one power; what stands below is read as its player's.
expect gerda > TRUCE !! Please write TRUCE power. For example: TRUCE E.
expect gerda > NO TRUCE !! Please write NO TRUCE power.
expect gerda > ROLLBACK x y !! I have put nothing back. Write ROLLBACK for the turn before this one, or ROLLBACK and the label or number of a turn that was played.
expect gerda > SET DEADLINE !! Please write SET DEADLINE date. For example: SET DEADLINE 4 Mar 20:00.
expect gerda > ALLOW !! Please write ALLOW address. For example: ALLOW anna@example.org.
expect gerda > PROMOTE !! I have promoted nobody. Write PROMOTE and a part of the address or name of somebody who looks on.
refuse gerda For example: PROMOTE
refuse gerda For example: BECOME
expect gerda > EDIT !! Nothing is changed: write EDIT ADD Austria A Bel, EDIT REMOVE
# What its author may not do is not explained to him.
mail anna
  SIGNON Ebalkan word-a
  EJECT
  EJECT anna bert
  PROMOTE
expect anna > EJECT !! Only the master of the game can do this.
expect anna > EJECT anna bert !! Only the master of the game can do this.
expect anna > PROMOTE !! Only the master of the game can do this.
refuse anna Please write EJECT
# Nothing waits for a yes that would be refused anyway.
mail anna
  SIGNON Ebalkan word-a
  nonsense
  CONCEDE XYZ
  ABSENCE
expect anna > CONCEDE XYZ !! Game balkan has no seat called XYZ.
refuse anna Chancery: is this mail yours?
expect anna For example: ABSENCE 9 March to 11 March.
mail gerda
  SIGNON Mbalkan word-m
  nonsense
  EJECT nobody
  PROCESS soon
  PROCESS F1950M
expect gerda > EJECT nobody !! Nobody in this game is nobody.
expect gerda > PROCESS F1950M !! I have played nothing: game balkan is in S1914M now.
refuse gerda Chancery: is this mail yours?
# Whoever opens a game learns all that is wrong with his words at once.
mail gerda
  CREATE ?isle word-m chart=strait move=1h/2 press=loud sparkle
expect gerda I do not know the option chart=strait. Did you mean strait?
expect gerda !! move=1h/2: 1h/2 is no length of time.
expect gerda !! press=loud: press has no value loud
expect gerda !! There is no board sparkle here, and no option of that name.
mail otto
  OBSERVE balkan word-o
mail anna
  SIGNON Ebalkan word-a
  F Lon-Nth
  F Edi-Nwg
  A Lvp-Yor
  SIGNON Abalkan word-b
mail bert
  SIGNON Abalkan word-b
  A Vie H
  A Bud H
  F Tri H
mail gerda
  SIGNON Mbalkan word-m
  PROMOTE
  ROLLBACK x y
  NOT APPROVE
expect gerda For example: PROMOTE otto@otto.example.
# Whoever tries a seat that is played learns who may play it, and where a seat is free.
mail otto
  TAKEOVER England@balkan word-o
  DRAW
expect otto > TAKEOVER England@balkan ******** !! Somebody plays England, France and Russia in game balkan, and this is not that player's password. The player needs none to answer my letters
expect otto No seat is open now; STANDBY balkan has me offer you the next one.
refuse otto That is not the password
mail bert
  SIGNON Abalkan word-b
  RESIGN
mail otto
  SIGNON Ebalkan word-o
  TAKEOVER
expect otto A seat that is open: TAKEOVER A@balkan and a password of your own.
expect otto For example: TAKEOVER A@balkan password.
mail otto
  TAKEOVER A@balkan word-o
expect otto Austria
# That a line needs one above it is explained once a mail; orders are told so too.
mail otto
  A Par-Bur
  DRAW
  SET WAIT
  HELP press
expect otto > A Par-Bur !! This needs a line above it that says for which game it is meant
expect otto > DRAW !! This needs such a line above it, too.
expect otto > SET WAIT !! This needs such a line above it, too.
# A verb before the unit, and what stands in the way of reading an order that begins so.
mail anna
  SIGNON Ebalkan word-a
  RETREAT A Lvp - Yor
  SUPPORT F Lon - Nth
  BUILD A Lon
expect anna Army Liverpool -> Yorkshire.
expect anna > SUPPORT F Lon - Nth !! Not taken: `SUPPORT` is not understood here; the unit that does it would be (for example,
expect anna > BUILD A Lon !! Not taken: this is no order for movement (for example,
# Words for maps and people, cut or in other languages.
mail anna
  WHO bert
  покажи карту
  顯示地圖
expect anna > WHO bert !! Please write WHOIS name.
refuse anna WHOIS Anna
refuse anna Did you mean
expect anna > покажи карту The answer is below.
expect anna > 顯示地圖
