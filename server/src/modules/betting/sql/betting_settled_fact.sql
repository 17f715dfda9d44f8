-- One settled or corrected round as listeners hear it; of a corrected one, what changed.
create or replace function betting_settled_fact(
  p_bet bigint, p_member bigint, p_product int, p_game bigint, p_currency text, p_award text, p_stake bigint, p_bonus_part bigint,
  p_payout bigint, p_bonus_payout bigint, p_valid_bet bigint, p_rule betting_valid_rule, p_is_correction boolean) returns jsonb
language sql stable parallel safe as $$
  select jsonb_build_object('bet', p_bet::text, 'member', p_member::text, 'product', p_product, 'game', p_game::text, 'currency', p_currency,
    'award', p_award, 'stake', p_stake::text, 'bonusPart', p_bonus_part::text, 'payout', p_payout::text, 'bonusPayout', p_bonus_payout::text,
    'validBet', p_valid_bet::text, 'rule', p_rule, 'isCorrection', p_is_correction)
$$;
