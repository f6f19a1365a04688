# Who may come into a game: lists, closed doors, and newcomers who wait for the master.
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
  CREATE ?duel word-m players=2 approval=yes access=listed listed=no move=48h
mail gerda
  SIGNON Mduel word-m
  SET ACCESS same-site
  SET ACCESS friends
  ALLOW anna@anna.example
  ALLOW -otto@otto.example
  DENY gerda@gerda.example
  APPROVE anna
expect gerda > SET ACCESS same-site !! I keep no site, country or level of anybody
expect gerda > SET ACCESS friends !! friends is no way to let people in
expect gerda anna@anna.example may come into game duel.
expect gerda > DENY gerda@gerda.example !! gerda@gerda.example is in game duel already.
expect gerda > APPROVE anna !! Nobody waits to come into game duel.
mail otto
  LIST
  LIST duel
  SIGNON ?duel word-o
expect otto Game duel takes only whom its master has invited.
mail otto
  LIST
refuse otto duel
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
expect anna Newcomers to game duel wait for its master's word.
expect gerda Somebody wants to come into game 'duel'
mail gerda
  SIGNON Mduel word-m
expect gerda Who wants to come into game duel
expect gerda Anna <anna@anna.example>
mail gerda
  SIGNON Mduel word-m
  APPROVE bert
  APPROVE ann
  SET ACCESS any
  SET NO APPROVAL
  SET LIST
expect gerda > APPROVE bert !! bert is not one of those who wait to come in: Anna. Write, for instance, APPROVE Anna.
expect gerda Anna is in game duel now, and is told.
expect anna The master of game 'duel' has let you in.
mail otto
  LIST
expect otto duel
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
expect anna Your wishes are noted
# The newer word about somebody is the one that counts, and nobody else's changes with it.
mail gerda
  SIGNON Mduel word-m
  DENY bert@bert.example
  DENY otto@otto.example
  DENY -bert@bert.example
mail otto
  SIGNON ?duel word-o
expect otto The master of game duel has removed you from it.
mail gerda
  SIGNON Mduel word-m
  DENY bert@bert.example
  ALLOW otto@otto.example
mail bert
  SIGNON ?duel word-b
expect bert The master of game duel has removed you from it.
mail gerda
  SIGNON Mduel word-m
  ALLOW bert@bert.example
  DENY otto@otto.example
  DENY -otto@otto.example
# Who waits without a password is let in by the master as well, and says so once.
mail gerda
  SIGNON Mduel word-m
  SET APPROVAL
mail otto
  JOIN duel
expect otto Newcomers to game duel wait for its master's word.
mail gerda
  SIGNON Mduel word-m
  NOT APPROVE otto
  SET NO APPROVAL
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
expect bert You have been selected as Austria, Germany and Turkey
# BECOME only where the start letter said so.
mail gerda
  SIGNON Mduel word-m
  SET BECOME yes
  BECOME A
expect gerda > BECOME A !! Nobody was told at the start of game duel that its master may write for players
expect gerda > SET BECOME yes !!
# Where the master's word is not needed, nobody waits for it.
mail gerda
  CREATE ?tea word-m strait
mail otto
  JOIN tea
expect otto You are in game tea.
refuse otto wait for its master's word
mail otto
  JOIN tea
expect otto You are in game tea already
# A seat falls open; whoever wants it waits for the master again.
mail gerda
  SIGNON Mduel word-m
  SET APPROVAL
  EJECT A
  DENY bert@bert.example
expect gerda bert@bert.example may not come into game duel
expect bert The master of game 'duel' has removed you from it.
refuse bert The seat is open
mail bert
  SIGNON Aduel word-new
expect bert The master of game duel has removed you from it.
mail otto
  SIGNON Aduel word-o
expect otto Newcomers to game duel wait for its master's word.
mail gerda
  SIGNON Mduel word-m
  NOT APPROVE otto
expect gerda Otto does not come into game duel
expect otto The master of game 'duel' has not let you in.
mail otto
  SIGNON Aduel word-o
mail gerda
  SIGNON Mduel word-m
  APPROVE otto
expect otto The master of game 'duel' has let you in.
expect anna A new player has taken over Austria, Germany and Turkey
mail otto
  SIGNON Aduel word-o
  A Vie-Gal
expect otto Army Vienna -> Galicia
mail anna
  LOG duel
refuse anna bert@bert.example
expect anna The master changed the list of those who may not come in
