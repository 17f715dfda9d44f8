-- Whoever was looked at first counted beside everything that came in the same batch: also beside what was refused, what
-- could not be paid and what was only sent again. Good orders were refused, and the refusal was kept. An order is now
-- refused by what others have added before, and by nothing else. Those that pass a limit only together are found at the
-- end, among what was really taken; the statement then names their places, and they are sent after the others.

-- The orders (by their place) that pass a limit beside what others have added, each looked at as if it came alone.
-- Nothing is added and nothing is held.
create or replace function lottery_see_exposure(p_issue bigint[], p_place int[], p_play text[], p_line text[], p_amount bigint[], p_limit bigint[])
returns int[] language sql stable as $$
  with asked as materialized (
    select x.place, p_issue[x.place] as issue, x.play, x.line, sum(x.amount)::bigint as amount, min(x.most) as most
      from unnest(p_place, p_play, p_line, p_amount, p_limit) x(place, play, line, amount, most)
     group by x.place, x.play, x.line
  )
  select array_agg(distinct a.place) from asked a
    left join lottery_exposure e on e.issue_id = a.issue and e.play = a.play and e.line = a.line
   where coalesce(e.amount, 0) + a.amount > a.most
$$;

-- What the function does and takes is told where it was first made.
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
    select q.issue, q.transfer, q.member, q.client, q.game, q.mode, q.series, q.currency, -q.amount - q.more, -q.amount, q.lines, q.chain, q.at
      from unnest(p_issue, o_transfer, p_member, p_transaction, p_game, p_mode, p_series, p_currency, o_amount, o_spill_amount, p_lines, p_chain, o_at, o_status)
           q(issue, transfer, member, client, game, mode, series, currency, amount, more, lines, chain, at, status)
     where q.status = 0;

  -- Only what was taken adds anything.
  if 0 <> all(o_status) then return; end if;
  if 0 <> any(o_status) then
    select array_agg(x.place), array_agg(x.play), array_agg(x.line), array_agg(x.amount), array_agg(x.most)
      into p_place, p_play, p_line, p_liability, p_limit
      from unnest(p_place, p_play, p_line, p_liability, p_limit) x(place, play, line, amount, most) where o_status[x.place] = 0;
  end if;
  reached := lottery_add_exposure(p_issue, p_place, p_play, p_line, p_liability, p_limit);
  if reached is not null then
    raise exception 'an order passes a limit of its issue' using errcode = 'FG006', detail = array_to_string(reached, ',');
  end if;
end $$;
