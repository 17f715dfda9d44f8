-- A win without a bet is parked for somebody to look at, also where it came in a group: what was written of it before the
-- group failed is undone with the rest.
call database_rewrite_function('betting_apply_together',
$a$                           from generate_series(1, n) x(i))) w; end;$a$,
$b$                           from generate_series(1, n) x(i))) w;
    insert into betting_parked_win (operation_key, member_id, product_id, round_id, transaction_id, currency, amount, at)
      select p_key[failed], p_member[failed], p_product[failed], p_round_id[failed], p_transaction[failed], p_currency[failed],
             p_amount[failed], o_at[failed]
       where p_action[failed] = 2 and o_status[failed] = 34 and p_amount[failed] > 0; end;$b$);
