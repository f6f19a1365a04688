# Ten lines that are no commands are told one by one; how many more there are is told, and counted.
mail anna
  REGISTER
  Name: Anna
  END
mail anna
  YES {token}
mail anna
  LIST
  One is a line that says nothing.
  Two is a line that says nothing.
  Three is a line that says nothing.
  Four is a line that says nothing.
  Five is a line that says nothing.
  Six is a line that says nothing.
  Seven is a line that says nothing.
  Eight is a line that says nothing.
  Nine is a line that says nothing.
  Ten is a line that says nothing.
  Eleven is a line that says nothing.
  VERSION
  Twelve is a line that says nothing.
  Thirteen is a line that says nothing.
expect anna 13 lines
expect anna > Ten is a line that says nothing.
expect anna Below it 3 more lines are no commands either.
expect anna > VERSION
refuse anna > Eleven is
refuse anna > Thirteen is
