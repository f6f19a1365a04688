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
left-whois = I tell nobody's address, and know no more of people than their names.
left-variant-rule = This is a rule of variants that I do not play.
left-registry = I keep no numbers of registries; a comment may name one.
left-assign = Seats go by what all wish together, so that the sum of their disappointments is smallest; lots decide between equals.
left-show = Where players are hidden, my letters name powers and never people.
left-strict-wait = Whoever has a seat may ask the game to wait, until its deadline.
left-broadcast = What everybody gets is one wish of yours, for notices of all kinds.
left-resume-rule = Only the master lets a paused game go on.
left-home = That is how it is played here always.
left-official = The master writes to all as everybody does.
left-monitor = Whoever looks on says so with a password of his own.
left-process = PROCESS plays the turn as it is, whatever is missing.
left-rollforward = A turn that was put back is played again from the orders that stand.
left-start = A game that is not full starts by the master's word.
left-resume = A paused game goes on by the master's word.
left-dummy = A seat can stand still, and nobody waits for it.
left-revive = A seat that stands still can be played again.
left-rename = A game keeps its name: letters, passwords and forms hang on it.
left-purge = Nothing is thrown away; a game can be ended.
left-reveal = Players are named when the game is over, or never, as its settings say from the start.
left-address = I take a new address only where it is written out, so that nobody moves a seat by chance.
left-chaos = In this set-up a game begins with builds, and powers build in any center that they hold; I know only building at home. In 1898 each power begins with a single center.
