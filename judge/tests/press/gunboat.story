# A whole game in which nobody may know who plays, with everything in it that could tell.
mail quill
  REGISTER
  Name: Anselm Quillfeather
  END
reply quill
  YES
mail vorbis
  REGISTER
  Name: Борис Ворбишкин
  END
reply vorbis
  YES
mail tamsin
  REGISTER
  Name: Tamsin Oakenshaw
  END
reply tamsin
  YES
mail mara
  REGISTER
  Name: Mara
  END
reply mara
  YES
mail olga
  REGISTER
  Name: Olga
  END
reply olga
  YES
mail mara
  CREATE ?dark word-m ring move=72h retreat=24h build=24h grace=24h gunboat press=any
  SIGNON Mdark word-m
  SET {ends}
expect mara Gunboat:
mail quill
  SIGNON ?dark word-q
  SET PREFERENCE RTV
  SET TIMEZONE Pacific/Auckland
  BROADCAST
  Who is here?
  Anselm
  ENDPRESS
expect quill I have left out a line that tells who you are
mail vorbis
  SIGNON ?dark word-v
  SET PREFERENCE TRV
  SET LANGUAGE ru
  SET TIMEZONE Asia/Anadyr
  WHOGAME dark
mail olga
  OBSERVE dark word-o
  WHOGAME dark
mail tamsin
  SIGNON ?dark word-t
  SET PREFERENCE VRT
  SET TIMEZONE America/St_Johns
  LIST dark
expect tamsin somebody
expect mara Anselm Quillfeather
# Press of all kinds, written as people write it.
clock +10m
mail quill
  SIGNON Rdark word-q
  PRESS TO T
  Shall we take Vine together?

  Best wishes,
  Anselm Quillfeather
  -- 
  A. Quillfeather, quill@quill.example
  ENDPRESS
  PRESS TO TV
  I am Anselm, and I come from far away, as everybody here can hear.
  ENDPRESS
  A ASH H
  A BRO H
  A COL H
expect quill Message to Thistle goes out
expect quill this text names you: Anselm
mail tamsin
  SIGNON Vdark word-t
  BROADCAST
  Good morning all.
  Tamsin
  ENDPRESS
count vorbis 5
clock +5m
count vorbis 2
expect vorbis Shall we take Vine together?
# Which of the two came last is drawn; the answer is to one that comes alone.
mail quill
  SIGNON Rdark word-q
  PRESS TO T
  And Vine?
  ENDPRESS
clock +5m
expect vorbis And Vine?
reply vorbis
  Согласен.
  Борис Ворбишкин
  > Shall we take Vine together?
clock +15m
expect quill Согласен.
reply quill
  SENT
  WHOGAME
  SUMMARY
  HISTORY
mail olga
  SIGNON Odark word-o
  WHOGAME dark
  LIST dark
# Somebody tries another's seat.
mail vorbis
  SIGNON Rdark wrong
from vorbis@vorbis.example vorbis
  SIGNON Rdark wrong-again
# He has learned the password: whose mail it is that waits is not told either.
mail vorbis
  SIGNON Rdark word-q
  SET PASSWORD mine-now
expect quill has come from an address that I do not tell in this game
# Reminders, a late turn, a seat that opens and is taken over.
mail tamsin
  SIGNON Vdark word-t
  SET WAIT
  A IRO H
  A KIN H
  A LON H
clock +72h
expect quill Thistle
clock +24h
clock +1h
mail olga
  REGISTER
  Name: Olga
  END
  SIGNON Tdark word-o2
  A EAS H
expect mara Thistle
mail quill
  SIGNON Rdark word-q
  RESIGN
clock +10m
mail mara
  SIGNON Mdark word-m
  WHOGAME dark
  TERMINATE
mail tamsin
  WHOGAME dark
  HISTORY dark
  LIST dark
