# What a player of the old judges writes, and what would have been right in this game at this moment.
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
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
# Forms name who is there, and nobody who is not.
mail anna
  SIGNON Eduel word-a
  CONCEDE
  DEPUTY
  DEPUTY bert
  DEPUTY cora
  DEPUTY dora
  STANDBY duel
  TAKEOVER
expect anna > CONCEDE !! Please write CONCEDE power.
expect anna > DEPUTY !! Write who acts for you, by the name or address of somebody who is registered here, and until when. For example: DEPUTY anna@example.org until 4 Mar 20:00.
expect anna > DEPUTY bert !! Bert has a part in game duel already
expect anna > DEPUTY cora !! Write who acts for you, by the name or address of somebody who is registered here, and until when. For example: DEPUTY cora until 4 Mar 20:00.
expect anna > DEPUTY dora !! Nobody is registered here as dora.
expect anna > STANDBY duel !! You play in game duel yourself. STANDBY ALL puts you down for seats that open elsewhere.
expect anna > TAKEOVER !! Please write TAKEOVER, the power and the game, and a password of your own. No seat is open now; STANDBY ALL
mail bert
  SIGNON Aduel word-b
  CONCEDE
  SET CONCEDE A
expect bert > CONCEDE !! Please write CONCEDE power. For example: CONCEDE E.
expect bert > SET CONCEDE A !! One can concede only to another power, and only to the strongest; Austria, Germany and Turkey is not. Please write CONCEDE E.
mail cora
  JOIN
expect cora > JOIN !! To join a game that lacks players
refuse cora For example
mail gerda
  CREATE ?pond word-m players=2 move=48h
mail cora
  JOIN
expect cora For example: JOIN pond.
# A zone is a player's own, as DPjudge had it, and the game's for its master.
mail anna
  SIGNON Eduel word-a
  SET ZONE Mars
  SET TIMEZONE Berln
  SET ZONE sofia
  SET ZONE Europe/Sofia
expect anna > SET ZONE Mars !! Mars is no time zone. Please write one such as Europe/Sofia.
expect anna > SET TIMEZONE Berln !! Berln is no time zone. Did you mean Europe/Berlin?
expect anna > SET ZONE sofia !! sofia is no time zone. Did you mean Europe/Sofia?
expect anna > SET ZONE Europe/Sofia Dates in letters to you are in Europe/Sofia from now on.
mail gerda
  SIGNON Mduel word-m
  SET ZONE Berln
expect gerda > SET ZONE Berln !! Berln is no time zone. Did you mean Europe/Berlin?
# A long absence goes to the master, a list that no sign joins is told how it is written.
mail anna
  SIGNON Eduel word-a
  SET TIMEZONE UTC
  ABSENCE 10 March to 30 November
  PRESS TO A-E
  Hello.
  ENDPRESS
  PRESS TO A/M
  Hello.
  ENDPRESS
expect anna > ABSENCE 10 March to 30 November That would be 266 days, from
expect anna > PRESS TO A-E !! A-E is no list of powers: letters stand together, and names have commas between them. Please write TO AE.
expect anna > PRESS TO A/M !! A/M is no list of powers
refuse bert Hello.
# Plain words are plain words, whatever signs stand in them, and a lone setting is shown with a value.
mail anna
  SIGNON Eduel word-a
  MORE TIME
  I quit, please remove me
  I am on holiday 10-20 March
  REMINDERS
expect anna > MORE TIME For more time in game duel answer this letter with this line.
expect anna > I quit, please remove me To leave game duel for good
expect anna > I am on holiday 10-20 March So that no deadline of game duel
expect anna > REMINDERS !! Nothing stands behind SET REMINDERS. Please write, say, SET REMINDERS
# Each order that is refused is shown beside one that would be taken now, in every kind of turn.
mail anna
  SIGNON Eduel word-a
  A Par-Bur please
  F Bre-Spa/x
  A Par-Gas-Bur
  A Vie-Bud
expect anna > A Par-Bur please !! Not taken: `please` is not understood here; nothing more would be (for example, A PAR - BUR would be taken).
expect anna > F Bre-Spa/x !! Not taken: `x` is no coast; write Spa/nc or Spa/sc.
expect anna > A Par-Gas-Bur !! Not taken: no convoy leads over Gascony, where no fleet can carry it (for example, A PAR - BUR would be taken).
expect anna > A Vie-Bud !! Not taken: the unit in Vienna is Austrian, not yours (for example,
mail gerda
  SIGNON Mduel word-m
  EDIT ADD France A Bur
  EDIT ADD France A Ruh
mail anna
  SIGNON Eduel word-a
  A Ruh-Mun
  A Bur S A Ruh-Mun
  ORDERS AS SHOWN
mail bert
  SIGNON Aduel word-b
  ORDERS AS SHOWN
expect bert can retreat to
mail bert
  SIGNON Aduel word-b
  SET LANGUAGE ru
  A Mun H
  A Ber - Kie
  A Mun - Bur
expect bert > A Mun H !! Не принято: такого приказа сейчас не бывает: идут отступления, пишите `- Место` или `D` (подойдёт, например, A MUN -
expect bert (подойдёт, например, A MUN -
expect bert > A Mun - Bur !! Не принято: отступить туда нельзя: Бургундия; открыто:
mail bert
  SIGNON Aduel word-b
  SET LANGUAGE en
  A Mun H
expect bert this is no order for retreats: write `- Place` or `D` (for example, A MUN -
