# What stands beside the orders of the turn: warnings, orders for later turns, standing orders, trials.

subject-orders-warned = { $count ->
    [one] orders in, one warning; due { $date }
   *[other] orders in, { $count } warnings; due { $date }
  }
receipt-warnings = Look at these again; they count as they stand:
