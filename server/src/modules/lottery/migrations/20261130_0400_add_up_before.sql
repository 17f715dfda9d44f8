-- A crowd bets on the same few numbers, and what they could cost is added up before it is sent: p_careful is null then.
-- Such sums hold only if everything is taken; where something is not, the statement ends with FG007 and everything is sent
-- again bet by bet.
call database_rewrite_function('lottery_take_orders',
  $a$  if 0 <> any(o_status) then
    select array_agg(x.place)$a$,
  $b$  if 0 <> any(o_status) then
    if p_careful is null then raise exception 'an order was not taken' using errcode = 'FG007'; end if;
    select array_agg(x.place)$b$);
