-- As in the wallet and the register of bets: an order is read from the columns of its batch by place.
call database_rewrite_function('lottery_take_orders',
$a$    select q.issue, q.transfer, q.member, q.client, q.game, q.mode, q.series, q.currency, -q.amount - q.more, -q.amount, q.lines, q.chain, q.at
      from unnest(p_issue, o_transfer, p_member, p_transaction, p_game, p_mode, p_series, p_currency, o_amount, o_spill_amount, p_lines, p_chain, o_at, o_status)
           q(issue, transfer, member, client, game, mode, series, currency, amount, more, lines, chain, at, status)
     where q.status = 0;$a$,
$b$    select p_issue[q.i], o_transfer[q.i], p_member[q.i], p_transaction[q.i], p_game[q.i], p_mode[q.i], p_series[q.i], p_currency[q.i],
           -o_amount[q.i] - o_spill_amount[q.i], -o_amount[q.i], p_lines[q.i], p_chain[q.i], o_at[q.i]
      from generate_series(1, cardinality(p_key)) q(i)
     where o_status[q.i] = 0;$b$);
