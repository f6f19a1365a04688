# Whole sentences in plain words name the game, in small letters of any script, signed on or not; they are no wrong orders.
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
  CREATE ?duel word-m strait move=72h
mail anna
  я хочу играть в duel
expect anna | SIGNON ?duel password
mail anna
  запишите меня в duel
expect anna | SIGNON ?duel password
mail anna
  我怎么加入 duel？
expect anna | SIGNON ?duel password
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE N
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE S
mail anna
  SIGNON Nduel word-a
  убери меня из игры duel
  把我从游戏里去掉
refuse anna Not taken
expect anna > убери меня из игры duel
expect anna > 把我从游戏里去掉
expect anna | RESIGN

# HELP tells every command with the reader's own words in the place of what he fills in.
mail bert
  SET LANGUAGE bg
  HELP commands
expect bert | EJECT кого
refuse bert EJECT who
