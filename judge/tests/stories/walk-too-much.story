# A mail that goes on and on: what is not read any more is given back, so that it can be sent again.
mail anna
  REGISTER Anna
reply anna
  YES
mail anna
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  WHOIS nobody
  LIST
  a line of text
  JOIN nowhere
expect anna > WHOIS nobody !! There are more lines in your mail than anybody has orders for; I read no further. Please send what stands below in a mail of its own.
expect anna | LIST
expect anna | a line of text
expect anna | JOIN nowhere
