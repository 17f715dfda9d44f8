-- As in the wallet: what is written of a batch is read from its columns by place instead of from a table of all of them.
call database_rewrite_function('betting_apply',
$a$    select exists (select from unnest(p_member, p_round, p_action) q(member, round, action)
                    cross join lateral (select from betting_bet b where b.member_id = q.member and b.round_key = q.round and b.seq = 0 limit 1) met
                    where q.action = 1)$a$,
$b$    select exists (select from unnest(p_round) with ordinality q(round, i)
                    cross join lateral (select from betting_bet b where b.member_id = p_member[q.i] and b.round_key = q.round and b.seq = 0 limit 1) met
                    where p_action[q.i] = 1)$b$,
$a$      select q.i, q.action, q.reopens, max(b.seq) as last_seq,$a$,
$b$      select q.i, p_action[q.i] as action, p_reopens[q.i] as reopens, max(b.seq) as last_seq,$b$,
$a$             count(*) filter (where b.state <> 3 and b.operation_key is distinct from q.target) as others,
             bool_or(b.operation_key = q.target) as has_bet, coalesce(bool_or(q.target = any(b.win_keys)), false) as has_win,$a$,
$b$             count(*) filter (where b.state <> 3 and b.operation_key is distinct from p_reverses[q.i]) as others,
             bool_or(b.operation_key = p_reverses[q.i]) as has_bet, coalesce(bool_or(p_reverses[q.i] = any(b.win_keys)), false) as has_win,$b$,
$a$        from unnest(p_member, p_round, p_action, p_reverses, p_reopens) with ordinality q(member, round, action, target, reopens, i)
        join betting_bet b on b.member_id = q.member and b.round_key = q.round
       where q.action not in (5, 9) group by q.i, q.action, q.reopens$a$,
$b$        from unnest(p_round) with ordinality q(round, i)
        join betting_bet b on b.member_id = p_member[q.i] and b.round_key = q.round
       where p_action[q.i] not in (5, 9) group by q.i$b$,
$a$      select q.member, q.transfer, q.key, q.round, q.game, q.market, -q.amount - q.more, -q.more, q.at, q.product,
             q.rule, q.seq, 1, case when q.seq = 0 then 1 end, q.currency, q.round_id, q.award, q.parent, q.detail
        from unnest(p_key, p_member, o_transfer, p_round, p_round_id, p_game, p_product, p_rule, p_currency, next_seq, o_amount,
                    o_spill_amount, o_at, o_status, p_market, p_award, p_parent, p_detail)
             q(key, member, transfer, round, round_id, game, product, rule, currency, seq, amount, more, at, status, market, award, parent, detail)
       where q.status = 0;$a$,
$b$      select p_member[q.i], o_transfer[q.i], p_key[q.i], p_round[q.i], p_game[q.i], p_market[q.i], -o_amount[q.i] - o_spill_amount[q.i],
             -o_spill_amount[q.i], o_at[q.i], p_product[q.i], p_rule[q.i], next_seq[q.i], 1, case when next_seq[q.i] = 0 then 1 end,
             p_currency[q.i], p_round_id[q.i], p_award[q.i], p_parent[q.i], p_detail[q.i]
        from generate_series(1, n) q(i)
       where o_status[q.i] = 0;$b$,
$a$              from (select u.*, p_action[u.i + 1] as next
                      from unnest(p_action, p_key, p_member, o_transfer, p_round, p_round_id, p_game, p_product, p_rule, p_currency, next_seq, o_amount,
                                  o_spill_amount, o_at, o_status, p_market, p_award, p_parent, p_detail)
                           with ordinality u(action, key, member, transfer, round, round_id, game, product, rule, currency, seq, amount, more, at,
                                             status, market, award, parent, detail, i)
                     where u.action in (1, 9) and u.status = 0) q$a$,
$b$              from (select u.i, p_action[u.i] as action, p_action[u.i + 1] as next, p_key[u.i] as key, p_member[u.i] as member,
                           o_transfer[u.i] as transfer, p_round[u.i] as round, p_round_id[u.i] as round_id, p_game[u.i] as game,
                           p_product[u.i] as product, p_rule[u.i] as rule, p_currency[u.i] as currency, next_seq[u.i] as seq,
                           o_amount[u.i] as amount, o_spill_amount[u.i] as more, o_at[u.i] as at, p_market[u.i] as market,
                           p_award[u.i] as award, p_parent[u.i] as parent, p_detail[u.i] as detail
                      from generate_series(1, n) u(i)
                     where p_action[u.i] in (1, 9) and o_status[u.i] = 0) q$b$,
$a$                from unnest(p_action, p_key, p_member, p_round, o_status, o_amount, o_spill_amount, o_at, others, closed_before, stakes, bonuses,
                            payouts, bonus_payouts, valids, p_ends, p_valid, p_reverses)
                     u(action, key, member, round, status, amount, more, at, others, was_closed, stake_before, bonus_before,
                       pay_before, bonus_pay_before, valid_before, ends, valid, target)
               where u.status = 0 and u.action in (2, 3, 4, 6, 7, 8)) q$a$,
$b$                from (select v.round, p_member[v.i] as member, p_action[v.i] as action, p_key[v.i] as key, o_amount[v.i] as amount,
                             o_spill_amount[v.i] as more, o_at[v.i] as at, others[v.i] as others, closed_before[v.i] as was_closed,
                             stakes[v.i] as stake_before, bonuses[v.i] as bonus_before, payouts[v.i] as pay_before,
                             bonus_payouts[v.i] as bonus_pay_before, valids[v.i] as valid_before, p_ends[v.i] as ends, p_valid[v.i] as valid,
                             p_reverses[v.i] as target
                        from unnest(p_round) with ordinality v(round, i)
                       where o_status[v.i] = 0 and p_action[v.i] in (2, 3, 4, 6, 7, 8)) u) q$b$);
