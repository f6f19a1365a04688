# A robot that answers every letter is not answered for ever.
mail robot again
  LIST
mail robot again
  LIST
mail robot again
  LIST
mail robot again
  LIST
mail robot again
  LIST
mail robot again
  LIST
mail robot again
  LIST
mail robot again
  LIST
mail robot again
  LIST
mail robot again
  LIST
mail robot again
  LIST
mail robot again
  LIST
mail robot again
  LIST
mail robot again
  LIST
expect robot This is my last answer to this address for today
count robot 10
clock +25h
mail robot again
  LIST
count robot 1
