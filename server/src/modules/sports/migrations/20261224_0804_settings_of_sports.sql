-- What operators set of a sport besides its limits; nothing where ours holds.
alter table sports_limit
  add column delay_seconds  int constraint sports_limit_delay_is_bearable check (delay_seconds between 0 and 15),
  -- Margins of all its markets, in percent of ours.
  add column margin_percent int constraint sports_limit_margin_is_a_margin check (margin_percent between 50 and 200),
  -- What a cash-out costs, in thousandths of its value: of one leg and of several.
  add column fee_single     int constraint sports_limit_fee_single_is_a_part check (fee_single between 0 and 300),
  add column fee_multi      int constraint sports_limit_fee_multi_is_a_part check (fee_multi between 0 and 300);
