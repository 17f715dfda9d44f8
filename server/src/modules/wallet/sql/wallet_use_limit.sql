-- Counts a movement against the limits of the member; a window that is over begins anew.
create or replace function wallet_use_limit(p_member bigint, p_kind smallint, p_amount bigint, p_date date) returns void
language sql as $$
  update wallet_limit w set
      used = case when w.window_start < date_trunc(w.period, p_date)::date then 0 else w.used end
             + case when p_kind = 2 then -p_amount else p_amount end,
      window_start = date_trunc(w.period, p_date)::date
   where w.member_id = p_member and wallet_counts_against(p_kind, w.measure)
$$;
