# When turns are due: dates, lengths, clocks a kind of turn, reminders.

no-such-date = I cannot read { $text } as a date. Please write { $day }, { $whole }, Thu 20:00, 20:00 or +24h.
date-other-weekday = { $text } names a weekday that the day is not: it is { $date }. Please leave the weekday or the day out.
date-far = { $text } would be { $date }, more than 120 days away. If you mean that, please write { $whole }.
date-in-the-past = { $date } is past.
