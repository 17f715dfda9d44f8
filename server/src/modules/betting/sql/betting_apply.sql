-- Applies a batch of wagers in its order, in one statement with the money they move. A round comes once in a batch,
-- except that a win of the bet just placed (5) stands behind that bet and shares its group.
--   action  1 place  2 win  3 undo a bet  4 end the round  5 win of the bet before  6 void the round  7 resettle
--           8 undo a win  9 award without a bet
--   status  as wallet_apply; refusals of our own:
--           32 market closed  33 round over  34 no such bet  35 a win stands  36 round still open
--           40 and up: the caller's own checks, handed in with the bet or the win
-- A batch of nothing but bets, which is most of sale and play, is written as it stands, without looking at each of them.
-- Bets on a market open rounds of their own, so that many of them together are not compared with earlier rounds first:
-- one that meets a round after all fails on its key, goes by itself and is compared then.
-- The market is judged before the accounts are locked. Should the wait for an account last beyond its close, the whole
-- batch comes again and is refused. Markets that are not open are not locked, so that a settlement waits for no late bet.
create or replace function betting_apply(
  p_action smallint[], p_key uuid[], p_print uuid[], p_member bigint[], p_account bigint[], p_spill bigint[], p_counter bigint[],
  p_amount bigint[], p_round uuid[], p_round_id text[], p_transaction text[], p_product int[], p_currency text[],
  p_game bigint[], p_rule smallint[],
  -- These may be null where nobody in the batch needs them.
  p_ends boolean[], p_reopens boolean[], p_valid bigint[], p_group int[], p_reverses uuid[], p_market bigint[],
  p_award text[], p_parent uuid[], p_detail jsonb[], p_refused smallint[],
  out o_status smallint[], out o_amount bigint[], out o_spill_amount bigint[], out o_balance bigint[],
  out o_version bigint[], out o_transfer bigint[], out o_at timestamptz[])
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  n int := cardinality(p_key);
  refusal smallint[] := array_fill(0::smallint, array[n]);
  kind smallint[] := array_fill(1::smallint, array[n]);
  spill bigint[] := array_fill(0::bigint, array[n]);
  spill_amount bigint[] := array_fill(0::bigint, array[n]);
  -- What the round looked like before: bets that stand, their sum, its payout and valid bet.
  next_seq smallint[] := array_fill(0::smallint, array[n]);
  undone_stake bigint[]; undone_on date[];
  others int[]; closed_before boolean[]; stakes bigint[]; bonuses bigint[]; payouts bigint[]; bonus_payouts bigint[]; valids bigint[];
  only_bets boolean := 1 = all (p_action); has_change boolean := false; has_place boolean := only_bets; meets_round boolean;
  open_markets bigint[]; first_close timestamptz;
  settled jsonb; corrected jsonb; r record; i int; act int; more bigint;
begin
  if only_bets then
    spill := p_spill;
    if p_refused is not null then refusal := p_refused; end if;
  end if;
  for i in 1..case when only_bets then 0 else n end loop
    act := p_action[i];
    if act = 1 then spill[i] := p_spill[i]; has_place := true; refusal[i] := coalesce(p_refused[i], 0);
    elsif act = 5 then kind[i] := 2; spill[i] := p_spill[i]; spill_amount[i] := null; -- in proportion of the bet before
    elsif act = 9 then kind[i] := 2; has_place := true;
    else
      refusal[i] := coalesce(p_refused[i], 34); has_change := true;
      kind[i] := case when act in (2, 4) then 2 else 6 end;
    end if;
  end loop;

  -- Whoever changes a round of a member holds the member's accounts, so that rounds read after this stand still. Bets
  -- that open a round need not wait for it: of two that open the same one, the second fails on its key and comes again.
  meets_round := has_change;
  if not meets_round and (n = 1 or not only_bets or p_market is null or p_group is not null or array_position(p_market, null) is not null) then
    select exists (select from unnest(p_round) with ordinality q(round, i)
                    cross join lateral (select from betting_bet b where b.member_id = p_member[q.i] and b.round_key = q.round and b.seq = 0 limit 1) met
                    where p_action[q.i] = 1)
      into meets_round;
  end if;
  if meets_round then
    perform from (select from wallet_account where id = any(p_account || p_spill) order by id for no key update) locked;
  end if;

  if p_market is not null then
    -- Shared with other bets, but not with whoever locks the market: that one waits until we have committed.
    select coalesce(array_agg(id), '{}'), min(closes_at) into open_markets, first_close
      from (select id, closes_at from betting_market
             where id = any(p_market) and state = 'open' and opens_at <= clock_timestamp() and closes_at > clock_timestamp()
             order by id for share) shared;
    for r in select q.i from unnest(p_market, p_action) with ordinality q(market, action, i)
              where q.action = 1 and q.market is not null and q.market <> all (open_markets) and coalesce(refusal[q.i], 0) = 0 loop
      refusal[r.i] := 32;
    end loop;
  end if;

  if has_change then
    others := array_fill(0, array[n]); closed_before := array_fill(false, array[n]);
    stakes := array_fill(0::bigint, array[n]); bonuses := stakes; payouts := stakes; bonus_payouts := stakes; valids := stakes;
  end if;
  if meets_round then
    for r in
      select q.i, p_action[q.i] as action, p_reopens[q.i] as reopens, max(b.seq) as last_seq,
             max(b.round_state) as round_state, bool_or(b.settled_at is not null and b.seq = 0) as is_closed,
             coalesce(sum(b.stake) filter (where b.state <> 3), 0)::bigint as stake,
             coalesce(sum(b.bonus_part) filter (where b.state <> 3), 0)::bigint as bonus_part,
             sum(b.payout)::bigint as payout, sum(b.bonus_payout)::bigint as bonus_payout, sum(b.valid_bet)::bigint as valid_bet,
             count(*) filter (where b.state <> 3 and b.operation_key is distinct from p_reverses[q.i]) as others,
             bool_or(b.operation_key = p_reverses[q.i]) as has_bet, coalesce(bool_or(p_reverses[q.i] = any(b.win_keys)), false) as has_win,
             coalesce(max(cardinality(b.win_keys)), 0) as wins, bool_or(b.market_id is not null) as has_market, min(b.placed_at) as placed_at
        from unnest(p_round) with ordinality q(round, i)
        join betting_bet b on b.member_id = p_member[q.i] and b.round_key = q.round
       where p_action[q.i] not in (5, 9) group by q.i
    loop
      i := r.i; act := r.action;
      if has_change then
        others[i] := r.others; closed_before[i] := r.is_closed; stakes[i] := r.stake; bonuses[i] := r.bonus_part;
        payouts[i] := r.payout; bonus_payouts[i] := r.bonus_payout; valids[i] := r.valid_bet;
      end if;
      if p_refused[i] is not null or (act = 1 and refusal[i] <> 0) then null;
      elsif r.round_state = 4 then refusal[i] := 33;
      elsif act = 7 and not r.is_closed then refusal[i] := 36;
      elsif act <> 7 and r.is_closed and r.reopens is not true then refusal[i] := 33;
      elsif act = 1 then
        -- A bet on a market, and one that comes with its result, is a round of its own.
        if r.is_closed or r.has_market or p_market[i] is not null or p_action[i + 1] = 5 then refusal[i] := 33; else next_seq[i] := r.last_seq + 1; end if;
      elsif act in (2, 4) and r.is_closed then refusal[i] := 33;
      elsif act = 3 and not r.has_bet then refusal[i] := 34;
      elsif act = 8 and not r.has_win then refusal[i] := 34;
      elsif (act = 3 or (act = 6 and not r.is_closed)) and r.wins > 0 then refusal[i] := 35;
      else
        refusal[i] := 0;
        if act = 2 then
          if r.bonus_part > 0 then more := trunc(p_amount[i]::numeric * r.bonus_part / r.stake)::bigint; else more := 0; end if;
        elsif act = 6 then
          more := r.bonus_part - r.bonus_payout; p_amount[i] := r.stake - r.payout;
          undone_stake[i] := r.stake; undone_on[i] := wallet_day_of(r.placed_at);
        elsif act = 7 then
          -- The stake stands; what is paid more or less counts on the day it is paid.
          undone_stake[i] := 0; undone_on[i] := wallet_day_of(clock_timestamp());
          if r.bonus_part > 0 then more := trunc(p_amount[i]::numeric * r.bonus_part / r.stake)::bigint - r.bonus_payout;
          else more := -r.bonus_payout; end if;
          p_amount[i] := p_amount[i] - r.payout;
        else more := 0;
        end if;
        if more <> 0 then p_amount[i] := p_amount[i] - more; spill[i] := p_spill[i]; spill_amount[i] := more; end if;
      end if;
    end loop;
  end if;

  select w.o_status, w.o_amount, w.o_spill_amount, w.o_balance, w.o_version, w.o_transfer, w.o_at
    into o_status, o_amount, o_spill_amount, o_balance, o_version, o_transfer, o_at
    from wallet_apply(p_key, p_print, kind, p_account, p_counter, p_amount, spill, spill_amount, p_reverses, p_group, refusal,
                      undone_stake, undone_on) w;

  -- A repeat has the moment of the first time; what is new has the moment after every wait.
  if first_close <= (select max(q.at) from unnest(o_at) q(at)) then
    raise exception 'a market has closed in between' using errcode = '40001';
  end if;

  if only_bets then
    insert into betting_bet (member_id, id, operation_key, round_key, game_id, market_id, stake, bonus_part, placed_at, product_id,
                             valid_rule, seq, state, round_state, currency, round_id, award, parent_key, detail)
      select p_member[q.i], o_transfer[q.i], p_key[q.i], p_round[q.i], p_game[q.i], p_market[q.i], -o_amount[q.i] - o_spill_amount[q.i],
             -o_spill_amount[q.i], o_at[q.i], p_product[q.i], p_rule[q.i], next_seq[q.i], 1, case when next_seq[q.i] = 0 then 1 end,
             p_currency[q.i], p_round_id[q.i], p_award[q.i], p_parent[q.i], p_detail[q.i]
        from generate_series(1, n) q(i)
       where o_status[q.i] = 0;
  elsif has_place then
    with placed as (
      insert into betting_bet (member_id, id, operation_key, round_key, game_id, market_id, stake, bonus_part, payout, bonus_payout,
                               valid_bet, placed_at, settled_at, product_id, valid_rule, seq, state, round_state, currency, round_id,
                               award, parent_key, win_keys, detail)
        select s.member, s.transfer, s.key, s.round, s.game, s.market, s.stake, s.bonus, s.pay, s.bonus_pay,
               case when s.is_over then least(s.stake, coalesce(s.valid, betting_valid_bet(s.rule, s.stake, s.pay))) else 0 end,
               s.at, case when s.is_over then s.at end, s.product, s.rule, s.seq, case when s.is_over then 2 else 1 end,
               case when s.seq <> 0 then null when s.pay > 0 then 2 when s.has_result then 3 else 1 end, s.currency, s.round_id,
               s.award, s.parent, case when s.has_result then array[s.win_key] end, s.detail
          from (
            select q.*, q.action = 9 or (q.next = 5 and coalesce(p_ends[q.i + 1], false)) as is_over, q.action = 9 or q.next = 5 as has_result,
                   case when q.action = 9 then 0 else -q.amount - q.more end as stake, case when q.action = 9 then 0 else -q.more end as bonus,
                   case when q.action = 9 then q.amount when q.next = 5 then o_amount[q.i + 1] + o_spill_amount[q.i + 1] else 0 end as pay,
                   case when q.next = 5 then o_spill_amount[q.i + 1] else 0 end as bonus_pay,
                   case when q.next = 5 then p_key[q.i + 1] else q.key end as win_key, case when q.next = 5 then p_valid[q.i + 1] end as valid
              from (select u.i, p_action[u.i] as action, p_action[u.i + 1] as next, p_key[u.i] as key, p_member[u.i] as member,
                           o_transfer[u.i] as transfer, p_round[u.i] as round, p_round_id[u.i] as round_id, p_game[u.i] as game,
                           p_product[u.i] as product, p_rule[u.i] as rule, p_currency[u.i] as currency, next_seq[u.i] as seq,
                           o_amount[u.i] as amount, o_spill_amount[u.i] as more, o_at[u.i] as at, p_market[u.i] as market,
                           p_award[u.i] as award, p_parent[u.i] as parent, p_detail[u.i] as detail
                      from generate_series(1, n) u(i)
                     where p_action[u.i] in (1, 9) and o_status[u.i] = 0) q
          ) s
        returning id, member_id, product_id, game_id, currency, stake, bonus_part, payout, bonus_payout, valid_bet, valid_rule, settled_at, award
    )
    select jsonb_agg(betting_settled_fact(id, member_id, product_id, game_id, currency, award, stake, bonus_part, payout, bonus_payout,
                                          valid_bet, valid_rule, false))
      into settled from placed where settled_at is not null;
  end if;

  if has_change then
    with changed as (
      update betting_bet b set
          payout = case when b.seq = 0 then q.pay else b.payout end,
          bonus_payout = case when b.seq = 0 then q.bonus_pay else b.bonus_payout end,
          valid_bet = case when b.seq = 0 and not q.is_cancelled and (q.is_over or q.was_closed)
                           then least(q.stake, coalesce(q.valid, betting_valid_bet(b.valid_rule, q.stake, q.pay))) else 0 end,
          settled_at = case when b.seq = 0 and (q.is_over or q.is_cancelled) then coalesce(b.settled_at, q.at) else b.settled_at end,
          state = case when q.action = 6 or b.operation_key = q.target then 3 when q.is_over and b.state = 1 then 2 else b.state end,
          round_state = case
            when b.seq <> 0 then null
            when q.is_cancelled then 4
            when q.pay > 0 then 2
            when q.action in (2, 4) or q.was_closed then 3
            when q.action = 8 and cardinality(b.win_keys) <= 1 then 1
            else b.round_state end,
          win_keys = case when b.seq <> 0 then null
                          when q.action = 2 then array_append(b.win_keys, q.key)
                          when q.action = 6 then null
                          -- What a resettlement set stands for all earlier wins: none of them can be undone by itself any more.
                          when q.action = 7 then case when q.pay > 0 then array[q.key] end
                          when q.action = 8 then nullif(array_remove(b.win_keys, q.target), '{}')
                          else b.win_keys end
        from (select u.*, u.action = 6 or (u.action = 3 and u.others = 0) as is_cancelled,
                     u.action = 4 or (u.action = 2 and coalesce(u.ends, false)) as is_over,
                     case when u.action = 6 then 0 when u.action in (2, 7, 8) then u.pay_before + u.amount + u.more else u.pay_before end as pay,
                     case when u.action = 6 then 0 when u.action in (2, 7, 8) then u.bonus_pay_before + u.more else u.bonus_pay_before end as bonus_pay,
                     case u.action when 3 then u.stake_before - u.amount - u.more when 6 then 0 else u.stake_before end as stake,
                     case u.action when 3 then u.bonus_before - u.more when 6 then 0 else u.bonus_before end as bonus
                from (select v.round, p_member[v.i] as member, p_action[v.i] as action, p_key[v.i] as key, o_amount[v.i] as amount,
                             o_spill_amount[v.i] as more, o_at[v.i] as at, others[v.i] as others, closed_before[v.i] as was_closed,
                             stakes[v.i] as stake_before, bonuses[v.i] as bonus_before, payouts[v.i] as pay_before,
                             bonus_payouts[v.i] as bonus_pay_before, valids[v.i] as valid_before, p_ends[v.i] as ends, p_valid[v.i] as valid,
                             p_reverses[v.i] as target
                        from unnest(p_round) with ordinality v(round, i)
                       where o_status[v.i] = 0 and p_action[v.i] in (2, 3, 4, 6, 7, 8)) u) q
       where b.member_id = q.member and b.round_key = q.round
         and (b.seq = 0 or q.is_over or q.action = 6 or b.operation_key = q.target)
      returning b.id, b.member_id, b.product_id, b.game_id, b.currency, b.valid_rule, b.award, b.seq, q.is_over, q.was_closed,
                case when q.was_closed then q.stake - q.stake_before else q.stake end as stake,
                case when q.was_closed then q.bonus - q.bonus_before else q.bonus end as bonus_part,
                case when q.was_closed then q.pay - q.pay_before else q.pay end as payout,
                case when q.was_closed then q.bonus_pay - q.bonus_pay_before else q.bonus_pay end as bonus_payout,
                b.valid_bet - q.valid_before as valid_bet
    )
    select jsonb_agg(betting_settled_fact(id, member_id, product_id, game_id, currency, award, stake, bonus_part, payout, bonus_payout,
                                          valid_bet, valid_rule, was_closed))
      into corrected from changed where seq = 0 and (is_over or was_closed);

    insert into betting_parked_win (operation_key, member_id, product_id, round_id, transaction_id, currency, amount, at)
      select q.key, q.member, q.product, q.round_id, q.transaction, q.currency, q.amount, q.at
        from unnest(p_action, o_status, p_key, p_member, p_product, p_round_id, p_transaction, p_currency, p_amount, o_at)
             q(action, status, key, member, product, round_id, transaction, currency, amount, at)
       where q.action = 2 and q.status = 34 and q.amount > 0;
  end if;

  -- One fact for all that the batch settled, not a row for each.
  if settled is not null or corrected is not null then
    insert into outbox_fact (era, name, payload, at)
      select era, 'betting.bets-settled', jsonb_build_object('bets', coalesce(settled, '[]') || coalesce(corrected, '[]')), clock_timestamp()
        from outbox_era;
  end if;
end $$;
