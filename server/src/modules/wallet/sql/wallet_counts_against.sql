-- Limits that a kind of movement counts against: a stake against stake and loss, a win against loss, a deposit against its own.
create or replace function wallet_counts_against(p_kind smallint, p_measure text) returns boolean language sql immutable as $$
  select (p_kind = 1 and p_measure in ('stake', 'loss')) or (p_kind = 2 and p_measure = 'loss') or (p_kind = 3 and p_measure = 'deposit')
$$;
