-- Pays the winners of a range whose stakes were all cash, nearly everybody, as sets. A chunk with a winner who needs more
-- than that, a share for the bonus or a look at limits, is left to the rules. Of each winner may be told what of the
-- payout is stake that was given back; the list is null where of nobody anything was.
create or replace function betting_pay_set(
  p_market bigint, p_after bigint, p_through bigint, p_bet bigint[], p_payout bigint[], p_back bigint[] default null,
  out o_won int, out o_members bigint[])
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  -- As many as wallet_pay_wins may be handed at once.
  size constant int := 800; first int; w record; at timestamptz; paid int;
begin
  o_won := 0; o_members := '{}';
  for first in select generate_series(1, cardinality(p_bet), size) loop
    -- The key begins like the bet's own, so that the index takes it beside the bet however old that is.
    -- '2 ' is the word for a win in stored fingerprints, WIN_IN_FINGERPRINTS of market-wagers.ts, and never changes.
    select count(*)::int as n, array_agg(s.id) as bet, array_agg(s.member_id) as member,
           array_agg((substr(s.hex, 1, 12) || substr(encode(sha256(convert_to(s.hex || ' settle', 'UTF8')), 'hex'), 13, 20))::uuid) as key,
           array_agg(substr(encode(sha256(convert_to('2 ' || s.payout || ' ', 'UTF8')), 'hex'), 1, 32)::uuid) as print,
           array_agg(s.account_id) as account, array_agg(s.counter_id) as counter, array_agg(s.payout) as amount,
           array_agg(s.back) as back
      into w
      from (select b.id, b.member_id, q.payout, q.back, o.account_id, o.counter_id, replace(b.operation_key::text, '-', '') as hex
              from unnest(p_bet[first:first + size - 1], p_payout[first:first + size - 1], p_back[first:first + size - 1]) q(id, payout, back)
             cross join lateral (
               select id, member_id, operation_key from betting_bet
                where market_id = p_market and id = q.id and id > p_after and id <= p_through
                  and state = 'accepted' and round_state = 'open' and settled_at is null and bonus_part = 0 and payout = 0 limit 1) b
             cross join lateral (select account_id, counter_id from wallet_operation where key = b.operation_key limit 1) o) s;
    continue when w.n = 0;
    at := wallet_pay_wins(w.key, w.print, w.account, w.counter, w.amount);
    continue when at is null;
    with changed as (
      update betting_bet b set payout = q.payout, settled_at = at, state = 'settled', win_keys = array_append(b.win_keys, q.key),
             round_state = (case when q.payout <= q.back then 'lost' else 'won' end)::betting_round_state,
             valid_bet = least(b.stake, coalesce((b.detail ->> 'valid')::bigint, betting_valid_bet(b.valid_rule, b.stake, q.payout)))
        from unnest(w.bet, w.key, w.amount, w.back) q(id, key, payout, back)
       where b.market_id = p_market and b.id = q.id and b.state = 'accepted' and b.round_state = 'open' and b.settled_at is null
      returning b.id, b.member_id, b.product_id, b.game_id, b.currency, b.award, b.stake, b.payout, b.valid_bet, b.valid_rule, q.back
    ), told as (
      insert into outbox_fact (era, name, payload, at)
        select e.era, 'betting.bets-settled',
               -- As betting_settled_fact says it, in one text, which is read in half the time that building it takes.
               ('{"bets":[' || (select string_agg(concat('{"bet":"', id, '","member":"', member_id, '","product":', product_id, ',"game":"', game_id,
                  '","currency":', to_json(currency), ',"award":', coalesce(to_json(award)::text, 'null'), ',"stake":"', stake, '","bonusPart":"0","payout":"',
                  payout, '","bonusPayout":"0","validBet":"', valid_bet, '","rule":"', valid_rule, '","isCorrection":false',
                  ',"givenBack":"' || back || '"', '}'), ',') from changed) || ']}')::jsonb,
               at
          from outbox_era e
    )
    select count(*) into paid from changed;
    -- Somebody changed a bet between the look at it and the lock of its account: all of it comes again.
    if paid <> w.n then raise exception 'a bet of market % has just changed', p_market using errcode = '40001'; end if;
    o_won := o_won + w.n; o_members := o_members || w.member;
  end loop;
end $$;
