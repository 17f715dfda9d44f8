-- Closes the bets of a range that are open and not apart. Answers how many of those not apart have lost, now or earlier;
-- as many as are expected, or more is looked at. A bet that got no more than a part of its stake back has lost, and the
-- fact tells how much that was.
create or replace function betting_close_lost(p_market bigint, p_after bigint, p_through bigint, p_apart bigint[], p_expected int) returns int
-- The list of those apart is looked up by its hash only where the plan knows it.
language plpgsql set enable_seqscan = off set plan_cache_mode = force_custom_plan as $$
declare lost int; now_at timestamptz := clock_timestamp();
begin
  with closed as (
    update betting_bet b set state = 'settled', round_state = 'lost', settled_at = now_at,
           valid_bet = betting_counted_bet(b.valid_rule, b.stake, 0, (b.detail ->> 'valid')::bigint)
     where b.market_id = p_market and b.id > p_after and b.id <= p_through and b.state = 'accepted' and b.round_state = 'open' and b.settled_at is null
       and b.id <> all (p_apart)
    returning b.id, b.member_id, b.product_id, b.game_id, b.currency, b.award, b.stake, b.bonus_part, b.valid_bet, b.valid_rule
  ), told as (
    -- What most bets of a market share is told once; the rest is five columns. They are built as json and cast once:
    -- jsonb copies a nested array again for every element, which took longer than closing the bets.
    insert into outbox_fact (era, name, payload, at)
      select e.era, 'betting.bets-settled', json_build_object('bets', '[]'::json, 'lost', l.lost)::jsonb, now_at
        from outbox_era e,
             (select json_agg(json_build_object('product', g.product_id, 'game', g.game_id::text, 'currency', g.currency, 'award', g.award,
                                                  'rule', g.valid_rule, 'bets', g.bets)) as lost
                from (select product_id, game_id, currency, award, valid_rule,
                             json_build_object('bet', array_agg(id::text), 'member', array_agg(member_id::text),
                               'stake', array_agg(stake::text), 'bonusPart', array_agg(bonus_part::text),
                               'validBet', array_agg(valid_bet::text)) as bets
                        from closed group by product_id, game_id, currency, award, valid_rule) g) l
       where l.lost is not null
  )
  select count(*) into lost from closed;
  if lost <> p_expected then
    select count(*) into lost from betting_bet b
     where b.market_id = p_market and b.id > p_after and b.id <= p_through and b.state = 'settled' and b.round_state = 'lost'
       and b.id <> all (p_apart);
  end if;
  return lost;
end $$;
