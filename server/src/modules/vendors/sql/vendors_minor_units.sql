-- An amount in the minor units of its currency: parts of one are not shown rather than rounded up to money that is not
-- there. The step is how many of the ledger's units one is; where the currency has more places, the negative reverse.
create or replace function vendors_minor_units(p_amount bigint, p_step bigint) returns text language sql immutable as $$
  select case when p_step < 0 then (p_amount::numeric * -p_step)::text
              else ((p_amount - case when p_amount < 0 then p_step - 1 else 0 end) / p_step)::text end
$$;
