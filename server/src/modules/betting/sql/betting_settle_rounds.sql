-- Ends rounds of one bet each as sets, as the rules would: a win is paid and closes its round, a payout of nothing has
-- lost. It takes what is usual, an open round of cash without a running grant; of anything else it answers nothing, and
-- the caller goes by the rules. Answers the bets it ended and who was paid.
create or replace function betting_settle_rounds(
  p_member bigint[], p_bet bigint[], p_payout bigint[], p_valid bigint[], out o_done bigint[], out o_members bigint[])
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  -- As many as wallet_pay_wins may be handed at once.
  size constant int := 800; first int; w record; at timestamptz; ended bigint[];
begin
  o_done := '{}'; o_members := '{}';
  for first in select generate_series(1, cardinality(p_bet), size) loop
    -- The key begins like the bet's own, so that the index takes it beside the bet however old that is.
    -- '2 ' is the word for a win in stored fingerprints, WIN_IN_FINGERPRINTS of market-wagers.ts, and never changes.
    select count(*)::int as n, array_agg(s.id) as bet, array_agg(s.member_id) as member, array_agg(s.round_key) as round,
           array_agg(s.payout) as amount, array_agg(s.valid) as valid, array_agg(s.key) as key,
           count(*) filter (where s.payout > 0)::int as won,
           array_agg(s.key) filter (where s.payout > 0) as won_key,
           array_agg(substr(encode(sha256(convert_to('2 ' || s.payout || ' ', 'UTF8')), 'hex'), 1, 32)::uuid)
             filter (where s.payout > 0) as won_print,
           array_agg(s.account_id) filter (where s.payout > 0) as won_account,
           array_agg(s.counter_id) filter (where s.payout > 0) as won_counter,
           array_agg(s.payout) filter (where s.payout > 0) as won_amount,
           array_agg(s.member_id) filter (where s.payout > 0) as won_member
      into w
      from (select b.id, b.member_id, b.round_key, q.payout, q.valid, o.account_id, o.counter_id,
                   (substr(b.hex, 1, 12) || substr(encode(sha256(convert_to(b.hex || ' settle', 'UTF8')), 'hex'), 13, 20))::uuid as key
              from unnest(p_member[first:first + size - 1], p_bet[first:first + size - 1], p_payout[first:first + size - 1],
                          p_valid[first:first + size - 1]) q(member, id, payout, valid)
             cross join lateral (
               select h.id, h.member_id, h.round_key, h.operation_key, replace(h.operation_key::text, '-', '') as hex from betting_bet h
                where h.member_id = q.member and h.id = q.id and h.id > 0 and h.seq = 0
                  and h.state = 'accepted' and h.round_state = 'open' and h.settled_at is null and h.bonus_part = 0 and h.payout = 0
                  and not exists (select from betting_bet r where r.member_id = h.member_id and r.round_key = h.round_key and r.seq = 1)
                  and not exists (select from wallet_grant g where g.member_id = h.member_id and g.currency = h.currency
                                     and g.activated_at <= h.placed_at and g.state = 'ACTIVE') limit 1) b
             cross join lateral (select account_id, counter_id from wallet_operation where key = b.operation_key limit 1) o) s;
    continue when w.n = 0;
    at := clock_timestamp();
    if w.won > 0 then
      at := wallet_pay_wins(w.won_key, w.won_print, w.won_account, w.won_counter, w.won_amount);
      continue when at is null;
    end if;
    with changed as (
      update betting_bet b set payout = q.payout, settled_at = at, state = 'settled',
             win_keys = case when q.payout > 0 then array_append(b.win_keys, q.key) else b.win_keys end,
             round_state = (case when q.payout > 0 then 'won' else 'lost' end)::betting_round_state, valid_bet = least(b.stake, q.valid)
        from unnest(w.bet, w.member, w.round, w.key, w.amount, w.valid) q(id, member, round, key, payout, valid)
       where b.member_id = q.member and b.round_key = q.round and b.seq = 0 and b.id = q.id
         and b.state = 'accepted' and b.round_state = 'open' and b.settled_at is null
      returning b.id, b.member_id, b.product_id, b.game_id, b.currency, b.award, b.stake, b.payout, b.valid_bet, b.valid_rule
    ), told as (
      insert into outbox_fact (era, name, payload, at)
        select e.era, 'betting.bets-settled',
               -- As betting_settled_fact says it, in one text, which is read in half the time that building it takes.
               ('{"bets":[' || (select string_agg(concat('{"bet":"', id, '","member":"', member_id, '","product":', product_id, ',"game":"', game_id,
                  '","currency":', to_json(currency), ',"award":', coalesce(to_json(award)::text, 'null'), ',"stake":"', stake, '","bonusPart":"0","payout":"',
                  payout, '","bonusPayout":"0","validBet":"', valid_bet, '","rule":"', valid_rule, '","isCorrection":false}'), ',') from changed) || ']}')::jsonb,
               at
          from outbox_era e
    )
    select array_agg(id) into ended from changed;
    -- Somebody changed a bet between the look at it and the lock of its account: all of it comes again.
    if cardinality(ended) <> w.n then raise exception 'a round has just changed' using errcode = '40001'; end if;
    o_done := o_done || ended; o_members := o_members || coalesce(w.won_member, '{}');
  end loop;
end $$;
