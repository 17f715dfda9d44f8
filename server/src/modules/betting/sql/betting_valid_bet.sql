-- What a settled round counts for turnover. A rule is for ever; a changed one takes a new word.
create or replace function betting_valid_bet(p_rule betting_valid_rule, p_stake bigint, p_payout bigint) returns bigint
language sql immutable parallel safe as $$
  select case p_rule
    when 'stake-1' then p_stake
    when 'stake-unless-pushed-1' then case when p_payout = p_stake then 0 else p_stake end
    when 'result-1' then least(p_stake, abs(p_payout - p_stake))
    else 0 end
$$;
