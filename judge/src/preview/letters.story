# Every kind of letter once: what `chancery preview` shows and `chancery check` writes with an operator's templates.
say Eight people register, and each confirms the address.
mail gerda Registration
  REGISTER
  Name: Gerda Meister
  END
reply gerda
  YES
mail anna Registration
  REGISTER
  Name: Anna Adler
  END
reply anna
  YES
mail edward Registration
  REGISTER
  Name: Edward Lamb
  END
reply edward
  YES
mail florence Registration
  REGISTER
  Name: Florence Petit
  END
reply florence
  YES
mail gustav Registration
  REGISTER
  Name: Gustav Braun
  END
reply gustav
  YES
mail ilaria Registration
  REGISTER
  Name: Ilaria Conti
  END
reply ilaria
  YES
mail rada Registration
  REGISTER
  Name: Rada Petrova
  END
reply rada
  YES
mail tarik Registration
  REGISTER
  Name: Tarik Deniz
  END
reply tarik
  YES
say Gerda opens a game, looks at the list, and seven join; the last one starts it.
mail gerda
  CREATE ?balkan word-m move=72h grace=24h 4.A.2=1982
mail gerda
  LIST
  LIST balkan
mail anna
  SIGNON ?balkan word-a
  SET PREFERENCE A
mail edward
  SIGNON ?balkan word-e
  SET PREFERENCE E
mail florence
  SIGNON ?balkan word-f
  SET PREFERENCE F
mail gustav
  SIGNON ?balkan word-g
  SET PREFERENCE G
mail ilaria
  SIGNON ?balkan word-i
  SET PREFERENCE I
mail rada
  SIGNON ?balkan word-r
  SET PREFERENCE R
mail tarik
  SIGNON ?balkan word-t
  SET PREFERENCE T
say Spring 1901: orders, right and wrong, questions, and press.
reply anna
  A Vie-Gal
  F Tri H
  A Bud-Ser
mail edward
  SIGNON Ebalkan word-e
  F Lon-Eng
  A Lvp-Wal
  F Edi-Nrg
  A Lvp-Nort
  A Lon-Wal
  A Vie-Tri
reply florence
  F Bre-Eng
  A Par-Bur
  A Mar S A Par-Bur
  STATUS
  HELP
  WHOGAME
reply gustav
  A Mun-Ruh
  F Kie-Den
  A Ber-Kie
reply ilaria
  A Ven-Tyr
  A Rom-Ven
  F Nap-Ion
reply rada
  A War-Gal
  A Mos-Ukr
  F Sev-Bla
  F Stp-Bot
  PRESS TO A
  Let us leave Galicia to nobody, <b>please</b>.
  It bounces anyway.
  ENDPRESS
mail rada
  SIGNON Rbalkan word-r
  BROADCAST
  To all whom it may concern: peace in the Balkans!
  ENDPRESS
say The master sets the hour and the deadline, stops the clock and lets it go on.
mail gerda
  SIGNON Mbalkan word-m
  SET HOUR 20:00
  SET BUILD 30m
  SET DEADLINE +70h
mail gerda
  SIGNON Mbalkan word-m
  PAUSE
mail gerda
  SIGNON Mbalkan word-m
  RESUME
say Mail from elsewhere waits for a yes from the registered address.
from eve@elsewhere.example anna
  SIGNON Abalkan word-a
  A Vie-Tyr
mail edward
  SIGNON Ebalkan word-e
  SET ADDRESS lamb@elsewhere.example
  SET ADDRESS2 second@elsewhere.example
say Everybody asks something, and each question has its answer.
mail anna
  HELP
mail edward
  HELP orders
mail florence
  STATUS
mail gustav
  WHOGAME balkan
  SET WHOIS I play on Sundays, from Graz.
mail ilaria
  WHOGAME FULL balkan
  WHOIS Gustav Braun
  LIST FULL
  EXPORT balkan
mail ilaria
  VERSION
mail rada
  SUMMARY balkan
mail rada
  DEADLINE balkan
  INDEX
mail tarik
  MAP balkan
  GET map
mail tarik
  HISTORY balkan
say England sends orders for later turns.
mail edward
  SIGNON Ebalkan word-e
  PHASE F1901M
  F Nwg H
  A Par H
  PHASE Fall 1901 Retreats
  F Nwg-Nth
say The deadline nears and passes; Turkey is late. The judge is deaf for a while, then down, and puts deadlines off.
deaf +72h
clock +12h
mail tarik
  SIGNON Tbalkan word-t
  A Con-Bul
  A Smy-Con
  F Ank-Bla
blackout +96h
say Fall 1901: a unit is driven out and retreats; the master plays turns before their time.
reply ilaria
  A Tyr S A Ven-Tri
  A Ven-Tri
  F Ion-Tun
reply anna
  F Tri H
  A Vie H
reply edward
  SIGNOFF
mail gerda
  SIGNON Mbalkan word-m
  PROCESS
reply anna
  F Tri-Alb
mail gerda
  SIGNON Mbalkan word-m
  PROCESS
  SET PROCESS MANUAL
mail tarik
  SIGNON Tbalkan word-t
  PROPOSE DRAW
# Nobody orders any more, and the master plays by hand.
clock +240h
mail gerda
  SIGNON Mbalkan word-m
  SET START +2h
  SET GRACE +30h
  SET PROCESS AUTO
clock +240h
mail gerda
  SIGNON Mbalkan word-m
  SET DEADLINE +70h
  HISTORY
  SUMMARY
  VERSION
say Troubles: letters come back, somebody leaves and somebody comes, and the master ends the game.
undeliverable florence
mail gustav
  SIGNON Gbalkan word-g
  RESIGN
mail nina
  REGISTER
  Name: Nina New
  END
reply nina
  YES
mail nina
  SIGNON Gbalkan word-new
mail tarik
  What is this?
mail gerda
  SIGNON Mbalkan word-m
  TERMINATE
say News that only masters get, and somebody who writes in another's name.
clock +25h
undeliverable florence
mail gustav
  OBSERVE balkan word-o
mail gerda
  SIGNON Mbalkan word-m
  EJECT gustav@gustav.example
raw
  Authentication-Results: mx.chancery.example; dmarc=fail header.from=rada.example
  From: Rada <rada@rada.example>
  To: judge@chancery.example
  Subject: Registration
  Message-ID: <forged@elsewhere.example>

  SIGNON Rbalkan word-r
say A game for invited people, where newcomers wait, and what is put to all.
mail gerda
  CREATE ?club word-m players=2 access=listed approval=yes maxpause=0h
mail gerda
  SIGNON Mclub word-m
  ALLOW rada@rada.example
  ALLOW tarik@tarik.example
  SET ACCESS any
mail rada
  SIGNON ?club word-r
mail tarik
  SIGNON ?club word-t
mail nina
  SIGNON ?club word-n
mail gerda
  SIGNON Mclub word-m
  APPROVE rada
  APPROVE tarik
  NOT APPROVE nina
mail gerda
  SIGNON Mclub word-m
  PAUSE
say Another game: its start is taken back, its master sees and acts, and goes back a turn.
mail gerda
  CREATE ?lab word-m players=2 become=yes
mail rada
  SIGNON ?lab word-r
  SET PREFERENCE E
mail tarik
  SIGNON ?lab word-t
  SET PREFERENCE A
mail nina
  OBSERVE lab word-n
mail gerda
  SIGNON Mlab word-m
  UNSTART
  PROMOTE nina
mail gerda
  SIGNON Mlab word-m
  FORCE BEGIN
  F Lon-Nth
  EDIT REMOVE A Par
  TRUCE E
  NO TRUCE E
  PREDICT
  BECOME A
  A Vie-Gal
mail gerda
  SIGNON Mlab word-m
  PROCESS
mail nina
  SIGNON Mlab word-n
  ROLLBACK
  LOG
say A game of two waits, gives more time, and counts the turns that are missed.
mail gerda
  CREATE ?pair word-m players=2 nmr=extend_12h,wait_first
  SET ABANDON 2
mail anna
  SIGNON ?pair word-a
  SET PREFERENCE E
mail edward
  SIGNON ?pair word-e
  LIST pair
mail anna
  SIGNON Epair word-a
  EXTEND 72h
mail edward
  SIGNON Apair word-e
  EXTEND 72h
  EXTEND 24h
  ORDERS AS SHOWN
clock +290h
mail anna
  SIGNON Epair word-a
  ORDERS AS SHOWN
mail anna
  SIGNON Epair word-a
  F Lon H
mail edward
  SIGNON Apair word-e
  ORDERS AS SHOWN
clock +150h
mail anna
  SIGNON Epair word-a
  F Lon H
mail edward
  SIGNON Apair word-e
  ORDERS AS SHOWN
clock +120h
mail nina
  STANDBY pair
clock +50h
mail gerda
  SIGNON Mpair word-m
  PAUSE
mail gerda
  CREATE ?later word-m players=2
clock +170h
mail gerda
  CREATE ?leave word-m players=2
mail anna
  SIGNON ?leave word-a
  SET PREFERENCE E
mail edward
  SIGNON ?leave word-e
mail anna
  SIGNON Eleave word-a
  ABSENCE today to tomorrow
  NO ABSENCE
  ABSENCE +1h until +100h
  ABSENCE +200h until +700h
say A master is silent; the players decide to go on without him.
mail gerda
  CREATE ?quiet word-m players=2 masterplays=no
mail rada
  SIGNON ?quiet word-r
  SET PREFERENCE E
mail tarik
  SIGNON ?quiet word-t
  SET PREFERENCE A
mail gerda
  SIGNON Mquiet word-m
  PAUSE
clock +673h
mail rada
  SIGNON Equiet word-r
  AGREE
mail tarik
  SIGNON Aquiet word-t
  AGREE
say A bench: an open seat is offered, and taken.
mail gerda
  CREATE ?spare word-m players=2
mail anna
  SIGNON ?spare word-a
  SET PREFERENCE E
mail edward
  SIGNON ?spare word-e
mail nina
  STANDBY spare
mail gerda
  SET DIGEST 20:00
mail edward
  SIGNON Aspare word-e
  RESIGN
clock +1h
reply nina
  TAKE
mail gerda
  SET DIGEST OFF
say A deputy acts in a player's place, for a while.
mail anna
  SIGNON Espare word-a
  DEPUTY rada@rada.example until +100h
reply rada
  YES
mail anna
  SIGNON Espare word-a
  NO DEPUTY
say Another system: three players and their master play Empires on its small scenario, until a coalition has won.
mail gerda
  CREATE ?gulf word-m empires gulf delay=0
mail anna
  SIGNON ?gulf word-a
  SET PREFERENCE N
mail edward
  SIGNON ?gulf word-e
  SET PREFERENCE E
mail florence
  SIGNON ?gulf word-f
  SET PREFERENCE S
mail anna
  SIGNON Ngulf word-a
  ALLY SUD COALITION
  A1 H
  A2 D NHV
  I6 - EBG
  B1,B2 H
  C1 X BCA
  PEACE EST
  DENOUNCE EST
  BUILD 4 I NMO
  BUILD ARSENAL NFO
  SET PARTNER rada@rada.example
reply rada
  YES
reply rada
  A2 H
  I6 H
reply florence
  ORDERS AS SHOWN
  ALLY NOR COALITION
  A1 - GUS
  A2 X MCH
  B1,B2 - GUS
mail gerda
  SIGNON Mgulf word-m
  WST I3 H
  PROCESS
mail anna
  SIGNON Ngulf word-a
  NO PARTNER rada@rada.example
  ORDERS AS SHOWN
  ATTACH I7-I9 H2
  A1 - GUN
  B1,B2 - GUN
  BUILD 1 I NMO
mail florence
  SIGNON Sgulf word-f
  ORDERS AS SHOWN
  A1 - OCE
  B1,B2 - OCE
clock +145h
mail edward
  SIGNON Egulf word-e
  ORDERS AS SHOWN
mail florence
  SUMMARY gulf
  HELP EMPIRES
mail anna
  SIGNON Ngulf word-a
  ORDERS AS SHOWN
  A1 X HOL
  A2 X BCA
  I10,I11 X BCA
mail florence
  SIGNON Sgulf word-f
  ORDERS AS SHOWN
  A1 X PLI
clock +170h
mail edward
  SIGNON Egulf word-e
  WAR PRL
  ORDERS AS SHOWN
mail anna
  HISTORY gulf
say A third system: six players and their master play the diplomacy of a war, Reformation, from his facts to his facts.
mail gerda
  CREATE ?luther word-m reformation start=midgame delay=0
  HELP REFORMATION
mail anna
  SIGNON ?luther word-a
  SET PREFERENCE O
mail edward
  SIGNON ?luther word-e
  SET PREFERENCE E
mail florence
  SIGNON ?luther word-f
  SET PREFERENCE F
mail gustav
  SIGNON ?luther word-g
  SET PREFERENCE H
mail ilaria
  SIGNON ?luther word-i
  SET PREFERENCE P
mail tarik
  SIGNON ?luther word-t
  SET PREFERENCE L
clock +73h
mail gerda
  SIGNON Mluther word-m
  FACT TURN 5
  FACT LEADER FRANCIS CAPTIVE OF HABSBURGS
  FACT HAND ENGLAND 3 31 24
  OPEN DIPLOMACY
mail gerda
  SIGNON Mluther word-m
  FACT HAND ENGLAND 3 31 69 91
  OPEN DIPLOMACY
mail edward
  SIGNON Eluther word-e
  OFFER PACKAGE 1 TO FRANCE, PAPACY: ENGLAND AND FRANCE ALLY; FRANCE LENDS 1 SQUADRON AT ROUEN TO ENGLAND; ENGLAND GIVES 1 CARD TO PAPACY; PAPACY GRANTS DIVORCE
reply florence
  RATIFY PACKAGE 1 OF ENGLAND
  FALL BACK FROM ROUEN TO PORTSMOUTH
  DONE
mail gustav
  SIGNON Hluther word-g
  OFFER PACKAGE 1 TO PAPACY: ALLIANCE; GIVE 2 MERCENARIES FROM VIENNA
  OFFER PACKAGE 2 TO OTTOMANS: GIVE 6 MERCENARIES FROM MADRID
  OFFER PACKAGE 3 TO FRNCE: END WAR
mail gustav
  SIGNON Hluther word-g
  WITHDRAW PACKAGE 2
  DONE
mail anna
  SIGNON Oluther word-a
  OFFER PACKAGE 1 TO HABSBURGS: OTTOMANS FREES FERDINAND; HABSBURGS GIVES 2 CARDS
  DONE
mail tarik
  SIGNON Lluther word-t
  OFFER PACKAGE 1 TO FRANCE: ALLIANCE
  DONE
mail edward
  SIGNON Eluther word-e
  DONE
mail ilaria
  SIGNON Pluther word-i
  DONE
say The packages are announced, answered and carried out; then suits, a ransom, an absolution, wars.
mail gustav
  SIGNON Hluther word-g
  REFUSE PACKAGE 1 OF OTTOMANS
mail ilaria
  SIGNON Pluther word-i
  RATIFY PACKAGE 1 OF ENGLAND
  REFUSE PACKAGE 1 OF HABSBURGS
mail florence
  SIGNON Fluther word-f
  REFUSE PACKAGE 1 OF PROTESTANTS
mail florence
  SIGNON Fluther word-f
  SEED 5.SEAL
  SUE FOR PEACE WITH HABSBURGS
  GIVE UP 2 MERCENARIES AT MILAN
  REGAIN KEY LYON FOR VP
  REGAIN LEADER FRANCIS FOR CARD
  REGAIN DIJON, GRENOBLE FOR VP
mail gustav
  SIGNON Hluther word-g
  NONE
mail gustav
  SIGNON Hluther word-g
  NONE
mail gustav
  SIGNON Hluther word-g
  RECEIVE AT VIENNA
  RANSOM FERDINAND
mail edward
  SIGNON Eluther word-e
  SEEK ABSOLUTION
mail anna
  SIGNON Oluther word-a
  DECLARE WAR ON VENICE WITH CARD 24
mail edward
  SIGNON Eluther word-e
  DECLARE WAR ON SCOTLAND WITH CARD 31 69 91
mail florence
  SIGNON Fluther word-f
  NONE
mail ilaria
  SIGNON Pluther word-i
  NONE
mail tarik
  SIGNON Lluther word-t
  NONE
mail gustav
  SIGNON Hluther word-g
  DECLARE WAR ON ENGLAND WITH CARD 26 79 100 102
mail ilaria
  SIGNON Pluther word-i
  INTERVENE FOR VENICE AGAINST OTTOMANS WITH CARD 52
mail florence
  SUMMARY luther
  HISTORY luther
mail gerda
  SIGNON Mluther word-m
  FACT OVER WON BY FRANCE, PAPACY
  OPEN DIPLOMACY
say What came of the games that are over is asked for, and one who wants it told of her.
mail florence
  SET STATS ON
  STATS
mail florence
  STATS France
say Somebody asks to be forgotten.
mail nina
  FORGET ME
