## Words of other judges that this one does not have
left-out = { $instead ->
    [none] { $why }
   *[other] { $why } Please write { $instead } instead.
  }
left-keeper = Whoever keeps this judge does that at its own machine; nobody does it by mail.
left-second-address = I know everybody by the address that was registered, and by a second one if there is one.
left-ratings = I rate nobody, and count nobody's late turns.
left-sites = I keep no site, country or level of anybody.
left-files = I send no packages of files: what they told stands in HELP.
left-list-full = I show few facts of all games, or all facts of one: LIST and its name.
left-history-part = HISTORY tells a game from its first turn to its last, and cannot be cut yet.
left-whois = I tell nobody's address, and know no more of people than their names.
left-variant-rule = This is a rule of variants that I do not play.
