# Diaries and postal press.
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
  CREATE ?lake word-m strait move=72h postal-press=on
mail anna
  SIGNON ?lake word-a
  SET PREFERENCE N
mail bert
  SIGNON ?lake word-b
  SET PREFERENCE S
expect bert texts can be handed in that come with the results
mail anna
  SIGNON Nlake word-a
  POSTAL PRESS
  North greets the world.
  RESIGN
  ENDPRESS
  DIARY
  South believes me.
  ENDPRESS
  DIARY RECORD
  Or does he?
  ENDPRESS
  DIARY PRIVATE
  I am ashamed.
  ENDPRESS
  DIARY LIST
  F Har - Nar
expect anna This comes to everybody with the results of S1801M: | North greets the world. | RESIGN
expect anna Diary entry 1 is kept.
expect anna Diary entry 3 is kept. Nobody else ever reads it:
expect anna S1801M, private: | I am ashamed.
# Its master reads postal press at once, and nobody's diary.
expect gerda Postal press from North in 'lake', which comes to everybody with the results of S1801M: | North greets the world.
refuse gerda believes
refuse gerda ashamed
refuse bert greets
mail bert
  SIGNON Slake word-b
  DIARY LIST
  DIARY READ 1
expect bert Your diary of game lake is empty.
expect bert Your diary has no entry 1.
mail anna
  SIGNON Nlake word-a
  DIARY READ 2
  DIARY DELETE 2
  DIARY READ 7
  DIARY READ all of it
expect anna | Or does he?
expect anna Diary entry 2 is gone
expect anna has no entry 7
expect anna There are DIARY LIST
mail gerda
  SIGNON Mlake word-m
  PROCESS
expect bert Postal press
expect bert Press from North, S1801M: | North greets the world.
expect gerda North greets the world.
# Until then it is among what was written, and can be taken back.
mail bert
  SIGNON Slake word-b
  POSTAL PRESS
  South regrets this.
  ENDPRESS
  SENT
  UNSEND
  SENT
expect bert with the results of F1801M: | South regrets this.
expect bert > UNSEND Taken back: this does not come with the results of F1801M.
mail bert
  SIGNON Slake word-b
  UNSEND
expect bert > UNSEND !! Nothing of yours waits in game lake.
# In the order of the powers, whoever wrote first.
mail bert
  SIGNON Slake word-b
  POSTAL PRESS
  South wrote first.
  ENDPRESS
mail anna
  SIGNON Nlake word-a
  POSTAL PRESS
  North wrote later.
  ENDPRESS
mail gerda
  SIGNON Mlake word-m
  PROCESS
refuse bert South regrets
expect bert Press from North, F1801M: | North wrote later. Press from South, F1801M: | South wrote first.
mail gerda
  SIGNON Mlake word-m
  TERMINATE
expect bert Diaries
expect bert Diary of North, S1801M: | South believes me.
refuse bert ashamed
refuse bert Or does he
refuse bert greets
mail anna
  SIGNON Nlake word-a
  DIARY
  Too late.
  ENDPRESS
expect anna Game lake is over.
