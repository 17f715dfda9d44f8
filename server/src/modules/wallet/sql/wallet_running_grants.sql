-- The grants under which a bet of a moment was placed and that still run: its result counts for their wagering. The text is
-- put in place of the call, so that the planner reads by the index.
create or replace function wallet_running_grants(p_member bigint, p_currency text, p_at timestamptz) returns setof wallet_grant
language sql stable as $$
  select g.* from wallet_grant g
   where g.member_id = p_member and g.currency = p_currency and g.activated_at <= p_at and g.state = 'ACTIVE'
$$;
