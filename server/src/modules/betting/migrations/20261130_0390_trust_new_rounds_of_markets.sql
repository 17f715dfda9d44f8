-- Bets on a market open rounds of their own, so that many of them together are not compared with earlier rounds first: one
-- that meets a round after all fails on its key, goes by itself and is compared then.
call database_rewrite_function('betting_apply',
  $a$  if not meets_round then
    select exists$a$,
  $b$  if not meets_round and (n = 1 or not only_bets or p_market is null or p_group is not null or array_position(p_market, null) is not null) then
    select exists$b$);
