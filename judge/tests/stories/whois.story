# What people say of themselves, to those who are registered, when they want to.
mail anna
  REGISTER Anna Petrova
reply anna
  YES
mail bert
  REGISTER Bert
reply bert
  YES
mail anna
  SET WHOIS I play on Sundays, from Sofia. | RESIGN
expect anna Others who ask by WHOIS are told:
mail bert
  WHOIS anna petrova
  WHOIS Carl
  WHOIS anna@anna.example
expect bert Anna Petrova says: “I play on Sundays, from Sofia.
expect bert Nobody called Carl says anything of himself here.
expect bert Nobody called anna@anna.example says anything of himself
mail dora
  WHOIS Anna Petrova
refuse dora Sundays
# In a game; where players are hidden nothing of it is told.
mail bert
  CREATE ?lake word-m strait
mail bert
  CREATE ?dark word-m strait gunboat
mail anna
  SIGNON ?lake word-a
mail anna
  SIGNON ?dark word-a
  WHOGAME FULL dark
refuse anna Sundays
mail bert
  WHOGAME FULL lake
  WHOGAME lake FULL
expect bert Anna Petrova says: “I play on Sundays
expect bert > WHOGAME lake FULL The answer is below.
mail anna
  SET WHOIS none
expect anna Nothing is told of you by WHOIS now.
mail bert
  WHOIS Anna Petrova
expect bert Nobody called Anna Petrova says anything
