-- Takes orders: their stakes, their bets on the market, their rows and what they add to the exposure, in one statement.
-- Whether an issue still sells is judged by betting_apply, on its market and by the clock of the database.
-- The exposure is added at the end, after accounts and bets: its rows are held until the commit, and held from the
-- beginning they would make two batches of one issue take turns. Orders that pass a limit are found by the rows that were
-- added; the statement then ends with FG006 and is sent again carefully, with a look at what others have added before.
-- An order is refused by what others have added before, and by nothing else: those that pass a limit only together are
-- named by their places and sent after the others.
-- A crowd bets on the same few numbers, and what they could cost is added up before it is sent: p_careful is null then.
-- Such sums hold only if everything is taken; where something is not, the statement ends with FG007 and everything is sent
-- again bet by bet.
create or replace function lottery_take_orders(
  -- As betting_apply.
  p_action smallint[], p_key uuid[], p_print uuid[], p_member bigint[], p_account bigint[], p_spill bigint[], p_counter bigint[],
  p_amount bigint[], p_round uuid[], p_round_id text[], p_transaction text[], p_product int[], p_currency text[],
  p_game bigint[], p_rule smallint[],
  p_ends boolean[], p_reopens boolean[], p_valid bigint[], p_group int[], p_reverses uuid[], p_market bigint[],
  p_award text[], p_parent uuid[], p_detail jsonb[], p_refused smallint[],
  -- The orders themselves.
  p_issue bigint[], p_mode text[], p_series smallint[], p_lines jsonb[], p_chain jsonb[],
  -- What their single bets could bring: the place of the order, the bet, the amount, the limit.
  p_place int[], p_play text[], p_line text[], p_liability bigint[], p_limit bigint[],
  -- Whether to look first at what others have added.
  p_careful boolean,
  out o_status smallint[], out o_amount bigint[], out o_spill_amount bigint[], out o_balance bigint[],
  out o_version bigint[], out o_transfer bigint[], out o_at timestamptz[])
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare reached int[]; i int;
begin
  if p_careful then
    reached := lottery_see_exposure(p_issue, p_place, p_play, p_line, p_liability, p_limit);
    if reached is not null then
      if p_refused is null then p_refused := array_fill(null::smallint, array[cardinality(p_key)]); end if;
      -- 45: the stake is out of range, in the numbering of the register.
      foreach i in array reached loop p_refused[i] := 45; end loop;
    end if;
  end if;

  select w.o_status, w.o_amount, w.o_spill_amount, w.o_balance, w.o_version, w.o_transfer, w.o_at
    into o_status, o_amount, o_spill_amount, o_balance, o_version, o_transfer, o_at
    from betting_apply(p_action, p_key, p_print, p_member, p_account, p_spill, p_counter, p_amount, p_round, p_round_id, p_transaction,
                       p_product, p_currency, p_game, p_rule, p_ends, p_reopens, p_valid, p_group, p_reverses, p_market, p_award,
                       p_parent, p_detail, p_refused) w;

  insert into lottery_order (issue_id, id, member_id, client_id, game_id, mode, series, currency, amount, cash_part, lines, chain, placed_at)
    select p_issue[q.i], o_transfer[q.i], p_member[q.i], p_transaction[q.i], p_game[q.i], p_mode[q.i], p_series[q.i], p_currency[q.i],
           -o_amount[q.i] - o_spill_amount[q.i], -o_amount[q.i], p_lines[q.i], p_chain[q.i], o_at[q.i]
      from generate_series(1, cardinality(p_key)) q(i)
     where o_status[q.i] = 0;

  -- Only what was taken adds anything.
  if 0 <> all(o_status) then return; end if;
  if 0 <> any(o_status) then
    if p_careful is null then raise exception 'an order was not taken' using errcode = 'FG007'; end if;
    select array_agg(x.place), array_agg(x.play), array_agg(x.line), array_agg(x.amount), array_agg(x.most)
      into p_place, p_play, p_line, p_liability, p_limit
      from unnest(p_place, p_play, p_line, p_liability, p_limit) x(place, play, line, amount, most) where o_status[x.place] = 0;
  end if;
  reached := lottery_add_exposure(p_issue, p_place, p_play, p_line, p_liability, p_limit);
  if reached is not null then
    raise exception 'an order passes a limit of its issue' using errcode = 'FG006', detail = array_to_string(reached, ',');
  end if;
end $$;
