-- Limits that a kind of movement counts against: a stake against stake and loss, a win against loss, a deposit against its own.
create or replace function wallet_counts_against(p_kind wallet_kind, p_measure text) returns boolean language sql immutable as $$
  select (p_kind = 'stake' and p_measure in ('stake', 'loss')) or (p_kind = 'win' and p_measure = 'loss') or (p_kind = 'deposit' and p_measure = 'deposit')
$$;
