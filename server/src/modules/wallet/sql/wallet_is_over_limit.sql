-- Whether a movement would pass a limit of the member in the window that runs on a day. A question asked before play: it
-- locks nothing, and the stake itself is judged again by the rules. A limit on losses stops cash alone: it does not close
-- a game to a member who has bonus money to stake.
create or replace function wallet_is_over_limit(p_member bigint, p_kind wallet_kind, p_amount bigint, p_date date) returns boolean
language sql as $$
  select coalesce(bool_or(case when l.window_start < date_trunc(l.period, p_date)::date then 0 else l.used end + p_amount > l.cap), false)
    from (select * from wallet_limit where member_id = p_member and wallet_counts_against(p_kind, measure)) l
   where p_amount > 0
     and (l.measure <> 'loss' or not exists (select from wallet_account where owner_kind = 'member' and owner_id = p_member and kind = 'BONUS' and balance > 0))
$$;
