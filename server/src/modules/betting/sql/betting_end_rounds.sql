-- Ends open rounds of one cash bet each as a set, as the rules would: pays what they won, closes them and tells it in one
-- fact. Answers whether it did: wins that cannot be paid as a set are left to the rules, with all the others.
create or replace function betting_end_rounds(p_ends betting_end[]) returns boolean
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare wins wallet_win[]; at timestamptz := clock_timestamp(); ended int;
begin
  select array_agg(row(betting_settlement_key(e.operation), betting_win_fingerprint(e.payout), e.account, e.counter, e.payout)::wallet_win)
    into wins from unnest(p_ends) e where e.payout > 0;
  if wins is not null then
    at := wallet_pay_wins(wins);
    if at is null then return false; end if;
  end if;
  with changed as (
    update betting_bet b set payout = e.payout, settled_at = at, state = 'settled',
           win_keys = case when e.payout > 0 then array_append(b.win_keys, betting_settlement_key(e.operation)) else b.win_keys end,
           -- A stake that is given back is no win.
           round_state = (case when e.payout > coalesce(e.back, 0) then 'won' else 'lost' end)::betting_round_state,
           valid_bet = betting_counted_bet(b.valid_rule, b.stake, e.payout, e.valid)
      from unnest(p_ends) e
     where b.member_id = e.member and b.round_key = e.round and b.seq = 0 and b.id = e.bet
       and b.state = 'accepted' and b.round_state = 'open' and b.settled_at is null
    returning b as bet, e.back
  ), told as (
    insert into outbox_fact (era, name, payload, at)
      select o.era, 'betting.bets-settled', f.payload::jsonb, at
        from outbox_era o, (select '{"bets":[' || string_agg(betting_settled_fact(c.bet, c.back), ',') || ']}' as payload from changed c) f
       where f.payload is not null
  )
  select count(*) into ended from changed;
  -- Somebody changed a bet between the look at it and the lock of its account: all of it comes again.
  if ended <> cardinality(p_ends) then raise exception 'a round has just changed' using errcode = '40001'; end if;
  return true;
end $$;
