# Goes on with a store that an earlier judge left: a turn under way with orders, votes and a mail that waits for its yes;
# a paused game, a forming one with a house rule, a letter that has not gone out.
clock 1m
expect bert A mail for your place in game strait has come from
reply bert
  YES
expect bert nothing can be built in Quay
mail anna
  SUMMARY strait
expect anna North
mail anna
  SIGNON Nstrait word-a
  Build F Har
  SET NO WAIT
  SET LANGUAGE en
mail bert
  SIGNON Sstrait word-b
  Build A Lea
expect bert South: Builds an army in Lea
clock 3d
expect bert results of W1801A
mail bert
  HISTORY strait
expect bert Movement results for Spring of 1801
mail gerda
  SIGNON Mhalt word-m
  RESUME
expect anna halt
mail bert
  SIGNON Shalt word-b
expect bert Fleet Quay
mail bert
  SIGNON ?sea word-b
expect anna [sea S1801M]
mail olga
  SIGNON Ostrait word-o
expect olga strait
