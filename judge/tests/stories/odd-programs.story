# Mails of odd programs: what is meant is read, what could be meant is named, and nothing is passed over without a word.
mail anna hi
  REGISTER
  Name: Anna
  END
reply anna
  YES
mail bert hi
  REGISTER
  Name: Bert
  END
reply bert
  YES
mail anna Game
  CREATE ?duel word-m players=2 move=48h
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
expect anna You have been selected as

# A drawn table is no quote.
reply anna
  | Unit | Order |
  |------|:-----:|
  | A Par | - Bur |
  | F Bre | - MAO |
expect anna > Unit Order This is no order, so I left it alone.
expect anna France: Army Paris -> Burgundy.
expect anna France: Fleet Brest -> Mid-Atlantic Ocean.

# What a quote with the same mark holds runs no more than before.
reply anna
  | A Par H
  | | F Bre H |
  A Mar-Spa
expect anna France: Army Marseilles -> Spain.
refuse anna HOLD

# A word processor puts a paragraph into each cell.
html anna
  <p>SIGNON Eduel word-a</p><table><tr><td><p>A Lvp</p></td><td><p>-</p></td><td><p>Yor</p></td></tr></table>
expect anna England: Army Liverpool -> Yorkshire.
expect anna I have understood all of your mail.

# Lists of every kind.
reply anna
  [x] F Lon-NTH
  [2] F Edi-NWG
  o A Mos-Ukr
expect anna England: Fleet London -> North Sea.
expect anna England: Fleet Edinburgh -> Norwegian Sea.
expect anna Russia: Army Moscow -> Ukraine.
refuse anna !!

# An arrow to the left is nobody's order.
reply anna
  F Sev ⭢ BLA
  F Edi ← A Lvp
  A Lvp ↔ A Yor
expect anna Russia: Fleet Sevastopol -> Black Sea.
expect anna > F Edi ← A Lvp !! Not taken: `←` is not understood here;
expect anna > A Lvp ↔ A Yor !! Not taken: `↔` is not understood here;

# The program puts the signature above the quote, and the player writes below it.
reply anna
  A Par H
  -- 
  Anna

  On Sun, 29 Nov 2026 at 10:00, Judge <judge@chancery.example> wrote:
  > Please order.
  > F Bre H
  A Mar-Gas
expect anna !! A line such as -- ends a mail for me
expect anna | A Mar-Gas
refuse anna F Bre H

# A condition in words makes no order of what hangs on it.
reply anna
  If Germany moves to Burgundy, A Par-Bre
  A War-Sil, unless Austria moves to Galicia
  A Lvp-Wal, otherwise A Lvp-Cly
expect anna > If Germany moves to Burgundy, A Par-Bre !! Not taken:
expect anna > A War-Sil, unless Austria moves to Galicia !! Not taken:
expect anna > A Lvp-Wal, otherwise A Lvp-Cly !! Not taken:
expect anna 3 lines of your mail were not accepted

# Nothing but what stands below the beginning of an older mail, which has no marks.
reply anna
  On Sun, 29 Nov 2026 at 10:00, Judge <judge@chancery.example> wrote:

  Please order.
  A Mar-Mars
  A Lvp-Edi
expect anna !! A line such as On Sun, 29 Nov 2026 at 10:00, Judge
expect anna | A Lvp-Edi

# What mailing lists and guards against viruses add.
reply anna
  A Par-Pic
  Virus-free. www.avast.com
  List archive: http://lists.example/dip
  To unsubscribe, write to dip-unsubscribe@lists.example
  Please consider the environment before printing this e-mail.
expect anna I have understood all of your mail.

# Orders in the mail, and more of them in a file.
raw
  Authentication-Results: mx.judge.example; dmarc=pass header.from=anna.example
  From: Anna <anna@anna.example>
  To: judge@chancery.example
  Message-ID: <file@anna.example>
  MIME-Version: 1.0
  Content-Type: multipart/mixed; boundary=b

  --b
  Content-Type: text/plain; charset=utf-8

  SIGNON Eduel word-a
  A Par-Gas
  --b
  Content-Type: text/plain; charset=utf-8
  Content-Disposition: attachment; filename=more.txt

  F Bre-ENG
  --b--
expect anna France: Army Paris -> Gascony.
expect anna I have read nothing of what is attached to it: more.txt.

# Letters in another alphabet than the mail says are named.
raw
  Authentication-Results: mx.judge.example; dmarc=pass header.from=anna.example
  From: Anna <anna@anna.example>
  To: judge@chancery.example
  Message-ID: <odd@anna.example>
  MIME-Version: 1.0
  Content-Type: text/plain; charset=utf-8
  Content-Transfer-Encoding: quoted-printable

  SIGNON Eduel word-a
  =C0 =CF=E0=F0 - =C1=F3=F0
expect anna Some letters of your mail, shown as �, cannot be read
expect anna > � ��� - ���
