-- Closes rounds that won nothing. No money moves, so they need no operation of the ledger; a round that has its result
-- already is passed by.
create or replace function betting_lose(p_member bigint[], p_round uuid[], p_valid bigint[]) returns int
language plpgsql set enable_seqscan = off as $$
declare lost int;
begin
  with closed as (
    update betting_bet b set state = 2, round_state = 3, settled_at = clock_timestamp(),
           valid_bet = least(b.stake, coalesce(q.valid, betting_valid_bet(b.valid_rule, b.stake, 0)))
      from unnest(p_member, p_round, p_valid) q(member, round, valid)
     where b.member_id = q.member and b.round_key = q.round and b.seq = 0 and b.round_state = 1 and b.settled_at is null
    returning b.id, b.member_id, b.product_id, b.game_id, b.currency, b.award, b.stake, b.bonus_part, b.valid_bet, b.valid_rule
  ), told as (
    insert into outbox_fact (era, name, payload, at)
      select e.era, 'betting.bets-settled', jsonb_build_object('bets', c.bets), clock_timestamp()
        from outbox_era e,
             (select jsonb_agg(betting_settled_fact(id, member_id, product_id, game_id, currency, award, stake, bonus_part, 0, 0,
                                                    valid_bet, valid_rule, false)) as bets from closed) c
       where c.bets is not null
  )
  select count(*) into lost from closed;
  return lost;
end $$;
