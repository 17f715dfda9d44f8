-- The key under which the round of a bet is settled, by the key of the bet; as settlementKeyOf of market-wagers.ts. It
-- begins like the bet's own, so that the index takes it beside the bet however old that is.
create or replace function betting_settlement_key(p_bet uuid) returns uuid
language sql stable parallel safe as $$
  select (substr(replace(p_bet::text, '-', ''), 1, 12)
          || substr(encode(sha256(convert_to(replace(p_bet::text, '-', '') || ' settle', 'UTF8')), 'hex'), 13, 20))::uuid
$$;
