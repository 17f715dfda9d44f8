-- A round of cash that was settled now, as listeners hear it: SettledBet of facts.ts as the text of an object. Text is read
-- as JSON once, which takes half the time of building it.
create or replace function betting_settled_fact(p_bet betting_bet, p_back bigint) returns text
language sql stable parallel safe as $$
  select concat('{"bet":"', p_bet.id, '","member":"', p_bet.member_id, '","product":', p_bet.product_id, ',"game":"', p_bet.game_id,
    '","currency":', to_json(p_bet.currency), ',"award":', coalesce(to_json(p_bet.award)::text, 'null'), ',"stake":"', p_bet.stake,
    '","bonusPart":"0","payout":"', p_bet.payout, '","bonusPayout":"0","validBet":"', p_bet.valid_bet, '","rule":"', p_bet.valid_rule,
    '","isCorrection":false', case when p_back > 0 then concat(',"givenBack":"', p_back, '"') end, '}')
$$;
