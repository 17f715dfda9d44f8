-- Ends rounds of one bet each as sets. It takes what is usual, an open round of cash without a running grant; of anything
-- else it answers nothing, and the caller goes by the rules. Answers the bets it ended and who was paid.
create or replace function betting_settle_rounds(p_results betting_result[], out o_done bigint[], out o_members bigint[])
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  -- As many as wallet_pay_wins may be handed at once.
  size constant int := 800; first int; ends betting_end[]; members bigint[]; bets bigint[];
begin
  o_done := '{}'; o_members := '{}';
  for first in select generate_series(1, cardinality(p_results), size) loop
    select array_agg(row(b.id, b.member_id, b.round_key, b.operation_key, o.account_id, o.counter_id, r.payout, r.valid, r.back)::betting_end),
           array_agg(b.id), array_agg(b.member_id) filter (where r.payout > 0)
      into ends, bets, members
      from unnest(p_results[first:first + size - 1]) r
     cross join lateral (
       select h.id, h.member_id, h.round_key, h.operation_key from betting_bet h
        where h.member_id = r.member and h.id = r.bet and h.id > 0 and h.seq = 0
          and h.state = 'accepted' and h.round_state = 'open' and h.settled_at is null and h.bonus_part = 0 and h.payout = 0
          and not exists (select from betting_bet s where s.member_id = h.member_id and s.round_key = h.round_key and s.seq = 1)
          and not exists (select from wallet_running_grants(h.member_id, h.currency, h.placed_at)) limit 1) b
     cross join lateral (select account_id, counter_id from wallet_operation where key = b.operation_key limit 1) o;
    if ends is not null and betting_end_rounds(ends) then
      o_done := o_done || bets; o_members := o_members || coalesce(members, '{}');
    end if;
  end loop;
end $$;
