--   action  1 place  2 win  3 undo  4 end the round  5 place and settle at once
--   refusal 32 market closed  33 round over  34 no such bet  35 a win stands
create function betting_apply(
  p_action smallint[], p_key uuid[], p_print uuid[], p_member bigint[], p_account bigint[], p_spill bigint[], p_counter bigint[],
  p_amount bigint[], p_round uuid[], p_market bigint[], p_source int[], p_game bigint[], p_reverses uuid[], p_detail jsonb[],
  out o_status smallint[], out o_amount bigint[], out o_spill_amount bigint[], out o_balance bigint[],
  out o_version bigint[], out o_transfer bigint[], out o_at timestamptz[])
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare n int := cardinality(p_key); refusal smallint[]; spill_amount bigint[]; kind smallint[]; r record; has_market boolean; next_seq smallint[];
begin
  perform from (select from wallet_account where id = any(p_account || p_spill) order by id for update) locked;
  refusal := array_fill(0::smallint, array[n]); spill_amount := array_fill(0::bigint, array[n]);
  kind := array_fill(1::smallint, array[n]); next_seq := array_fill(null::smallint, array[n]);
  select bool_or(m is not null) into has_market from unnest(p_market) m;
  for i in 1..n loop
    kind[i] := case p_action[i] when 1 then 1 when 2 then 2 when 3 then 6 else 2 end;
    if p_action[i] in (2, 3, 4) then refusal[i] := 34; end if;
  end loop;
  if has_market then
    for r in select q.i from unnest(p_market, p_action) with ordinality q(market, action, i)
              left join (select id, opens_at, closes_at, state from betting_market where id = any(p_market) for share) m on m.id = q.market
             where q.action = 1 and q.market is not null and (m.id is null or m.state <> 'open' or clock_timestamp() not between m.opens_at and m.closes_at) loop
      refusal[r.i] := 32;
    end loop;
  end if;
  for r in select q.i, b.round_state, b.wins, b.stake, b.bonus_part, p_action[q.i] as action
             from unnest(p_member, p_round) with ordinality q(member, round, i)
             join betting_bet b on b.member_id = q.member and b.round_key = q.round and b.seq = 0 loop
    if r.action = 1 then
      next_seq[r.i] := (select max(x.seq) + 1 from betting_bet x where x.member_id = p_member[r.i] and x.round_key = p_round[r.i]);
    end if;
    if r.round_state <> 1 then refusal[r.i] := 33;
    elsif r.action = 3 and r.wins > 0 then refusal[r.i] := 35;
    elsif r.action in (2, 3, 4) then
      refusal[r.i] := 0;
      if r.action = 2 and r.bonus_part > 0 then
        spill_amount[r.i] := trunc(p_amount[r.i]::numeric * r.bonus_part / r.stake)::bigint;
        p_amount[r.i] := p_amount[r.i] - spill_amount[r.i];
      end if;
    end if;
  end loop;
  select * into o_status, o_amount, o_spill_amount, o_balance, o_version, o_transfer, o_at
    from wallet_apply(p_key, p_print, kind, p_account, p_counter, p_amount, p_spill, spill_amount, p_reverses, null, refusal);
  insert into betting_bet (member_id, id, round_key, seq, source_id, game_id, market_id, operation_key, stake, bonus_part, round_state, placed_at, detail)
    select q.member, q.transfer, q.round, coalesce(q.seq, 0), q.source, q.game, q.market, q.key, -q.amount - q.more, -q.more,
           case when q.seq is null then 1::smallint end, q.at, q.detail
      from unnest(p_member, o_transfer, p_round, p_source, p_game, p_market, p_key, o_amount, o_spill_amount, o_at, p_detail, o_status, p_action, next_seq)
           q(member, transfer, round, source, game, market, key, amount, more, at, detail, status, action, seq)
     where q.status = 0 and q.action = 1;
  if 2 = any(p_action) or 4 = any(p_action) then
    update betting_bet b set payout = b.payout + q.amount + q.more, bonus_payout = b.bonus_payout + q.more, wins = b.wins + case when q.action = 2 then 1 else 0 end,
           state = case when q.action = 4 then 2 else b.state end, round_state = case when q.action = 4 then 2 else b.round_state end,
           settled_at = case when q.action = 4 then q.at else b.settled_at end
      from unnest(p_member, p_round, o_amount, o_spill_amount, o_at, o_status, p_action) q(member, round, amount, more, at, status, action)
     where q.status = 0 and q.action in (2, 4) and b.member_id = q.member and b.round_key = q.round and b.seq = 0;
  end if;
end $$;
