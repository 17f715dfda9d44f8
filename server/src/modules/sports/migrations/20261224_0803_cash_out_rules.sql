-- From which value a bet is taken out by itself; one that is no longer open is left alone and dropped later.
create table sports_cash_out_rule (
  bet_id     bigint primary key,
  member_id  bigint not null,
  at_least   bigint not null constraint sports_cash_out_rule_asks_for_something check (at_least > 0),
  set_at     timestamptz not null default clock_timestamp(),
  -- The prices of its markets up to here were looked at.
  looked_at  timestamptz not null default '2000-01-01'
) with (fillfactor = 70);
