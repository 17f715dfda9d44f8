-- Pays the winners of a range whose stakes were all cash, nearly everybody, as sets. A chunk with a winner who needs more
-- than that, a share for the bonus or a look at limits, is left to the rules.
create or replace function betting_pay_set(
  p_market bigint, p_after bigint, p_through bigint, p_results betting_result[], out o_won int, out o_members bigint[])
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  -- As many as wallet_pay_wins may be handed at once.
  size constant int := 800; first int; ends betting_end[]; members bigint[];
begin
  o_won := 0; o_members := '{}';
  for first in select generate_series(1, cardinality(p_results), size) loop
    select array_agg(row(b.id, b.member_id, b.round_key, b.operation_key, o.account_id, o.counter_id, r.payout, b.valid, r.back)::betting_end),
           array_agg(b.member_id)
      into ends, members
      from unnest(p_results[first:first + size - 1]) r
     cross join lateral (
       select id, member_id, round_key, operation_key, (detail ->> 'valid')::bigint as valid from betting_bet
        where market_id = p_market and id = r.bet and id > p_after and id <= p_through
          and state = 'accepted' and round_state = 'open' and settled_at is null and bonus_part = 0 and payout = 0 limit 1) b
     cross join lateral (select account_id, counter_id from wallet_operation where key = b.operation_key limit 1) o;
    if ends is not null and betting_end_rounds(ends) then
      o_won := o_won + cardinality(ends); o_members := o_members || members;
    end if;
  end loop;
end $$;
