-- Notes of settled bets what of their payout was given back, and tells how much more that is than was told: a correction
-- that moves nothing.
create or replace function betting_note_back(p_market bigint, p_bet bigint[], p_back bigint[], p_more bigint[]) returns void
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  with changed as (
    update betting_bet b set round_state = (case when b.round_state = 'cancelled' then 'cancelled' when b.payout <= q.back then 'lost' else 'won' end)::betting_round_state
      from unnest(p_bet, p_back, p_more) q(id, back, more)
     where b.market_id = p_market and b.id = q.id and b.settled_at is not null
    returning b.id, b.member_id, b.product_id, b.game_id, b.currency, b.award, b.valid_rule, q.more
  )
  insert into outbox_fact (era, name, payload, at)
    select e.era, 'betting.bets-settled', jsonb_build_object('bets', c.bets), clock_timestamp()
      from outbox_era e,
           (select jsonb_agg(betting_settled_fact(id, member_id, product_id, game_id, currency, award, 0, 0, 0, 0, 0, valid_rule, true)
                             || jsonb_build_object('givenBack', more::text)) as bets from changed where more <> 0) c
     where c.bets is not null;
end $$;
