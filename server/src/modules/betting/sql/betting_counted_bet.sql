-- What a round counts for turnover: what the source says, or else its rule, and never more than its stake; as countedOf
-- of rules/register.ts.
create or replace function betting_counted_bet(p_rule betting_valid_rule, p_stake bigint, p_payout bigint, p_valid bigint) returns bigint
language sql immutable parallel safe as $$
  select least(p_stake, coalesce(p_valid, betting_valid_bet(p_rule, p_stake, p_payout)))
$$;
