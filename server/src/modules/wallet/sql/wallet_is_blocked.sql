-- The order in which a stake is judged: session, the player's own state, the game, the stake, the player's limits, funds.
-- Asking and counting are two steps by that, so that a stake that fails for want of money uses up no limit.
create or replace function wallet_is_blocked(p_member bigint, p_kind wallet_kind, p_now timestamptz) returns boolean
language sql stable as $$
  select exists (select from wallet_guard g where g.member_id = p_member
                    and ((p_kind = 'stake' and g.stakes_blocked_until > p_now) or (p_kind = 'deposit' and g.deposits_blocked_until > p_now)))
$$;
