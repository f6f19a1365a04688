# Machines are never answered, and never obeyed.
raw anna
  From: Anna <anna@anna.example>
  To: judge@chancery.example
  Subject: Out of office
  Auto-Submitted: auto-replied
  
  LIST
count anna 0
raw anna
  From: MAILER-DAEMON@mx.example
  To: judge@chancery.example
  Return-Path: <>
  Content-Type: multipart/report; report-type=delivery-status; boundary=x
  
  --x
  
  LIST
  --x--
raw anna
  From: Anna <anna@anna.example>
  To: judge@chancery.example
  X-Chancery: receipt
  
  LIST
raw anna
  From: list@list.example
  List-Id: <players.list.example>
  
  LIST
raw anna
  From: anna@anna.example, bert@bert.example
  
  LIST
raw anna
  Subject: nobody wrote this
  
  LIST
count anna 0
# The envelope's sender can be told that nobody wrote this.
raw anna
  Return-Path: <carl@carl.example>
  From: anna@anna.example, bert@bert.example
  
  LIST
count anna 0
expect carl@carl.example Your mail does not name one author in its From line
# A robot that copies our headers is answered three times.
raw anna
  From: dora@dora.example
  X-Chancery-Hops: 2
  
  VERSION
raw anna
  From: dora@dora.example
  X-Chancery-Hops: 3
  
  VERSION
count dora 1
# Precedence: bulk alone does not make a machine; a line break in a name does no harm.
raw anna
  From: =?utf-8?Q?Anna=0D=0ABcc:_victim@x.example?= <anna@anna.example>
  To: judge@chancery.example
  Precedence: bulk
  Subject: =?utf-8?Q?x=0D=0ABcc:_victim@x.example?=
  
  VERSION
count anna 1
expect anna Chancery 0.1.0.
count victim@x.example 0
raw anna
  From: Anna <anna@anna.example>
  Content-Type: application/pdf
  
  %PDF
expect anna I found no text in your mail, only ….
raw anna
  From: Anna <anna@anna.example>
  Content-Type: multipart/encrypted; boundary=x
  
  --x
  Content-Type: application/octet-stream
  
  xyz
  --x--
expect anna Your mail is encrypted
