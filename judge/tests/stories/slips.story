# Each slip of a mail is told with the line that was meant, to strangers too, of whose words no letter repeats more than a name.
raw
  From: Eve <eve@eve.example>
  To: judge@chancery.example
  Subject: hi

  WHOGAM harbor
  SUMARRY harbor
  SUMARRY http://pills.example
  BUY my pills
expect eve@eve.example Did you mean WHOGAME harbor?
expect eve@eve.example Did you mean SUMMARY harbor?
expect eve@eve.example Did you mean SUMMARY …?
refuse eve@eve.example pills
mail anna hi
  REGISTER
  Name: Anna
  END
reply anna
  YES

# Two neighbours that have changed places, the slip of fast fingers, in short words as well.
mail anna
  LSIT
  HLEP press
  STAUTS
  RGEISTER
expect anna > LSIT !! I know no such command. Did you mean LIST?
expect anna > HLEP press !! I know no such command. Did you mean HELP press?
expect anna > STAUTS !! I know no such command. Did you mean STATUS?
expect anna > RGEISTER !! I know no such command. Did you mean REGISTER?

# Beside commands that are right, and in other languages.
mail anna
  VERSION
  СПИСКО
  SUMMRAY harbor
  HISTORY harbr
expect anna Chancery 0.1.0
expect anna Did you mean СПИСОК?
expect anna Did you mean SUMMARY harbor?
expect anna There is no game called harbr.

# A slip without a value is told alone; with one that nothing takes, both.
mail anna
  SET LANGAUGE
expect anna Did you mean LANGUAGE?
refuse anna I write English
refuse anna !! Please
mail anna
  SET LANGAUGE xyz
expect anna Did you mean LANGUAGE?
expect anna !! I write English, русский
