-- Gives back what an undone stake, win or deposit had used of the limits, where it fell into the window that runs now.
create or replace function wallet_give_back(p_member bigint, p_kind smallint, p_amount bigint, p_of date, p_date date)
returns void language sql as $$
  update wallet_limit w set used = w.used + case when p_kind = 2 then p_amount else -p_amount end
   where w.member_id = p_member and w.window_start = date_trunc(w.period, p_date)::date and w.window_start <= p_of
     and wallet_counts_against(p_kind, w.measure)
$$;
