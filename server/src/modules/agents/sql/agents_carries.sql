-- Whether terms carry others: a carry at least as strict, and for every tier one above with no harder conditions and no
-- lower rate.
create or replace function agents_carries(above jsonb, below jsonb) returns boolean language sql immutable as $$
  select array_position(array['NONE', 'LAST_PERIOD', 'WITHIN_MONTH', 'FOREVER'], below ->> 'carryMode')
      >= array_position(array['NONE', 'LAST_PERIOD', 'WITHIN_MONTH', 'FOREVER'], above ->> 'carryMode')
     and not exists (
       select from jsonb_array_elements(below -> 'tiers') own
        where not exists (
          select from jsonb_array_elements(above -> 'tiers') tier
           where (tier ->> 'minValidBet')::numeric <= (own ->> 'minValidBet')::numeric
             and (tier ->> 'minLoss')::numeric <= (own ->> 'minLoss')::numeric
             and (tier ->> 'minActive')::integer <= (own ->> 'minActive')::integer
             and (tier ->> 'rate')::integer >= (own ->> 'rate')::integer))
$$;
