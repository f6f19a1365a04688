# How a game is made: words of CREATE with quotes and blanks, what may be changed before the start, and wishes for powers.
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
mail mara
  REGISTER
  Name: Mara
  END
reply mara
  YES
mail mara
  CREATE ?made word-m comment="A quiet game, for friends" first="5d" nmr=wait_first decrease=2h_to_24h late_press no_minor_press zone=America/New_York centers=20 move='3d'
expect mara You do not play unless you join it so too.
mail mara
  LIST made
expect mara Comment: A quiet game, for friends.
expect mara America/New_York
expect mara 20
refuse mara !!
mail mara
  CREATE ?bad word-m comment="never closed move=3d
mail mara
  CREATE ?bad2 word-m move="a while"
expect mara I cannot read a while. Please write movement 48h
mail mara
  CREATE ?bad3 word-m centers=99
expect mara cannot be 99; write a number from
# Before the start everything can be changed; afterwards the board stands.
mail mara
  SIGNON Mmade word-m
  SET CENTRES 18
  SET CENTERS many
  SET VARIANT ring
  SET VARIANT fleet_nowhere
  SET VARIANT gunboat
  SET NOT VARIANT gunboat
expect mara > SET CENTERS many !!
expect mara > SET VARIANT ring !! This game cannot be set up: win cannot be 18
expect mara > SET VARIANT fleet_nowhere !! There is no board fleet_nowhere here; there are standard, strait, ring
expect mara > SET NOT VARIANT gunboat GUNBOAT is off from now on.
mail mara
  SIGNON Mmade word-m
  SET CENTERS board
  SET VARIANT ring
  BECOME MASTER
expect mara Ring, 3 players, from now on.
expect mara > BECOME MASTER You lead game made already
mail anna
  SIGNON ?made word-a
  SET PREFERENCE [RT]
  BECOME MASTER
  SET PREFERENCE X
  SET PREFERENCE
  SET PREFERENCE (rt) v
expect anna > SET PREFERENCE [RT] Your wishes are noted: [RT].
expect anna > BECOME MASTER !! You do not lead game made.
expect anna > SET PREFERENCE X !!
expect anna > SET PREFERENCE
expect anna > SET PREFERENCE (rt) v Your wishes are noted: [RT]V.
mail bert
  SIGNON ?made word-b
  SET PREFERENCE R
mail mara
  SIGNON Mmade word-m
  SET VARIANT standard
mail cleo
  SIGNON ?made word-c
  SET PREFERENCE V
expect cleo > SET PREFERENCE V !!
mail mara
  SIGNON Mmade word-m
  SET PLAYERS 2
  SET PLAYERS 4
  SET PLAYERS all
expect mara > SET PLAYERS 2 !! 3 people wait already, and so only 2 could play.
expect mara > SET PLAYERS 4 players is 4.
mail mara
  SIGNON Mmade word-m
  SET VARIANT ring
expect anna You have been selected as Thistle in game 'made'
expect bert You have been selected as Rose in game 'made'
mail mara
  SIGNON Mmade word-m
  SET VARIANT strait
  SET PLAYERS 2
  TRUCE V
expect mara > SET VARIANT strait !! The rules of a game can be changed only before it starts.
mail anna
  LIST made
expect anna Vine truce
# Set-ups on the standard map.
mail mara
  CREATE ?rome word-m fleet_rome
expect mara Game rome (Fleet-rome, 7 players) is open
mail mara
  CREATE ?early word-m manualstart=yes
expect mara It starts when all places are taken and you write SET AUTO START
refuse mara starts by itself
mail mara
  SIGNON Mearly word-m
  SET VARIANT 1898
expect mara 1898, 7 players, from now on.
mail anna
  SIGNON ?early word-a
  SET PREFERENCE A
mail mara
  SIGNON Mearly word-m
  FORCE BEGIN
expect anna Movement for Spring of 1899
expect anna Austria: Army Trieste.
expect anna Whoever alone holds 18 centers or more after a fall, and more than anybody else, has won.
mail anna
  SIGNON Aearly word-a
  A Tri-Bud
  A Vie-Gal
expect anna Army Trieste -> Budapest.
expect anna > A Vie-Gal !!
# Set-ups of other judges that cannot be played here are told why, and what comes near.
mail mara
  CREATE ?wild word-m gunboat chaos
expect mara I know only building at home.
expect mara SET VARIANT 1898
mail mara
  CREATE ?wild word-m 1898
mail mara
  SIGNON Mwild word-m
  SET VARIANT chaos
expect mara > SET VARIANT chaos !! In this set-up a game begins with builds
