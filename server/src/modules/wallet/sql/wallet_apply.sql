-- Applies a batch strictly in its order, in one statement. Each operation gets its own answer; a refused one does not
-- hold up the next. Operations of one group stand next to each other and stand or fall together.
--   status  0 applied  1 funds do not suffice  2 blocked  3 over a limit  4 another of its group failed
--           5 nothing to undo  6 cancelled before it came  7 currencies differ   (kept; +16 when repeated)
--           8 the key was used for something else  9 no such account  10 beyond what is counted  (not kept)
--           32 and up: refusals of the caller, handed in by p_refusal and kept like our own (+64 when repeated)
--   kind    1 stake  2 win  3 deposit  4 withdrawal  5 transfer  6 reversal  7 bonus  8 adjustment …
-- A win whose spill amount is null is a win of the stake just before it and shares that one's split.
-- One key, or an operation and its reversal, never share a batch: the caller keeps them apart.
create or replace function wallet_apply(
  p_key uuid[], p_print uuid[], p_kind smallint[], p_account bigint[], p_counter bigint[], p_amount bigint[],
  p_spill bigint[], p_spill_amount bigint[], p_reverses uuid[], p_group int[], p_refusal smallint[],
  -- Of a reversal that names no operation: the stake it gives back, and the day that stake was taken.
  p_undone_stake bigint[] default null, p_undone_on date[] default null,
  out o_status smallint[], out o_amount bigint[], out o_spill_amount bigint[], out o_balance bigint[],
  out o_version bigint[], out o_transfer bigint[], out o_at timestamptz[])
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  -- A batch of 900 times the largest amount still fits 64 bits, and so does any balance plus one amount.
  size_max constant int := 900; amount_max constant bigint := 10000000000000000; balance_max constant bigint := 4000000000000000000;
  n int := cardinality(p_key);
  a_id bigint[]; a_old bigint[]; a_new bigint[]; a_floor bigint[]; a_currency text[]; a_guarded boolean[]; a_owner bigint[];
  a_version bigint[]; a_version_before bigint[]; s_new bigint[]; s_version bigint[]; s_house bigint[];
  h_id bigint[]; h_currency text[]; h_delta bigint[];
  spill_balance bigint[]; counter_balance bigint[]; undone_kind smallint[]; undone_on date[];
  fresh int := n; base bigint; newest bigint; now_at timestamptz; today date; closed date; books_zone text;
  i int; j int; m int; s int; c int; h int; amt bigint; more bigint; st int; was int; group_start int := 1; group_failed boolean := false;
  more_accounts bigint[] := '{}'; r record;
begin
  if n > size_max then raise exception 'a batch holds % operations at most', size_max using errcode = 'FG002'; end if;

  if p_reverses is not null then
    more_accounts := array(select o.spill_account_id from wallet_operation o where o.key = any(p_reverses) and o.spill_account_id is not null);
  end if;
  -- 1  Every account that can run dry is locked once, in the order of ids: no two batches can wait for each other.
  select array_agg(id), array_agg(balance), array_agg(floor), array_agg(currency), array_agg(is_guarded), array_agg(owner_id), array_agg(version), max(version)
    into a_id, a_old, a_floor, a_currency, a_guarded, a_owner, a_version, newest
    from (select id, balance, floor, currency, is_guarded, owner_id, version from wallet_account
           where id = any(p_account || p_counter || p_spill || more_accounts) and floor is not null order by id for no key update) locked;
  select array_agg(id), array_agg(currency) into h_id, h_currency
    from (select id, currency from wallet_account where id = any(p_counter) and floor is null order by id) house;
  a_id := coalesce(a_id, '{}'); h_id := coalesce(h_id, '{}');
  a_new := a_old; a_version_before := a_version; h_delta := array_fill(0::bigint, array[cardinality(h_id)]);
  now_at := clock_timestamp();
  select (now_at at time zone zone)::date, closed_until, zone into today, closed, books_zone from wallet_books;
  if today <= closed then raise exception 'the books of % are closed', today using errcode = 'FG001'; end if;

  o_status := array_fill(-1::smallint, array[n]); o_amount := p_amount; o_spill_amount := array_fill(0::bigint, array[n]);
  o_balance := array_fill(0::bigint, array[n]); o_version := array_fill(0::bigint, array[n]);
  o_transfer := array_fill(null::bigint, array[n]); o_at := array_fill(now_at, array[n]);
  spill_balance := array_fill(0::bigint, array[n]); counter_balance := array_fill(null::bigint, array[n]);

  -- 2  Repeats, looked up after the locks: the twin that came first has committed by now.
  for r in select o.key, o.fingerprint, o.status, o.amount, o.spill_amount, o.balance_after, o.version, o.transfer_id, o.at, q.i
             from unnest(p_key) with ordinality q(key, i) join wallet_operation o on o.key = q.key loop
    i := r.i; fresh := fresh - 1;
    o_status[i] := case when r.status = 6 then 22 when r.fingerprint <> p_print[i] then 8 when r.status >= 32 then r.status + 64 else r.status + 16 end;
    o_amount[i] := r.amount; o_spill_amount[i] := r.spill_amount; o_balance[i] := r.balance_after;
    o_version[i] := r.version; o_transfer[i] := r.transfer_id; o_at[i] := r.at;
  end loop;

  -- 3  Reversals take the amounts of what they undo, and the split. What undoes cannot be undone.
  if p_reverses is not null then
    undone_kind := array_fill(null::smallint, array[n]); undone_on := array_fill(null::date, array[n]);
    for r in select q.i, q.target, o.key, o.status, o.kind, o.account_id, o.counter_id, o.amount, o.spill_account_id, o.spill_amount, o.at,
                    exists (select from wallet_operation z where z.reverses_key = q.target and z.status = 0) as is_undone
               from unnest(p_reverses) with ordinality q(target, i) left join wallet_operation o on o.key = q.target
              where q.target is not null loop
      i := r.i; continue when o_status[i] >= 0;
      if r.key is null then o_status[i] := 5; undone_kind[i] := 0; -- it never came: a tombstone keeps its place
      elsif r.account_id <> p_account[i] or r.counter_id <> p_counter[i] then o_status[i] := 8; fresh := fresh - 1;
      elsif r.status <> 0 or r.kind = 6 or r.is_undone then o_status[i] := 5;
      else
        p_amount[i] := -r.amount; p_spill[i] := coalesce(r.spill_account_id, 0); p_spill_amount[i] := -r.spill_amount;
        undone_kind[i] := r.kind; undone_on[i] := (r.at at time zone books_zone)::date;
        if p_spill[i] <> 0 and array_position(a_id, p_spill[i]) is null then
          -- What is undone came in between: its second account could only be locked out of order now.
          raise exception 'what is undone has just arrived' using errcode = '40001';
        end if;
      end if;
      if o_status[i] = 5 then p_amount[i] := 0; p_spill_amount[i] := 0; end if;
    end loop;
  end if;

  -- Versions of an account only grow, even if the clock of the machine is set back over the end of a month.
  if fresh > 0 then base := greatest(wallet_month_base(today), (coalesce(newest, 0) >> 51) << 51) + nextval('wallet_id_seq'); end if;

  -- 4  The walk.
  for i in 1..n loop
    if p_group is not null and (i = 1 or p_group[i] is distinct from p_group[i - 1] or p_group[i] is null) then
      group_start := i; group_failed := false;
      if p_group[i] is not null then s_new := a_new; s_version := a_version; s_house := h_delta; end if;
    end if;
    was := o_status[i]; st := 0;
    m := width_bucket(p_account[i], a_id);
    if m > 0 and a_id[m] <> p_account[i] then m := 0; end if;
    if was >= 0 and was <> 5 then st := was;
    else
      h := width_bucket(p_counter[i], h_id); c := width_bucket(p_counter[i], a_id); s := 0;
      if h > 0 and h_id[h] <> p_counter[i] then h := 0; end if;
      if c > 0 and a_id[c] <> p_counter[i] then c := 0; end if;
      if p_spill[i] <> 0 then s := width_bucket(p_spill[i], a_id); if s > 0 and a_id[s] <> p_spill[i] then s := 0; end if; end if;
      amt := p_amount[i]; more := p_spill_amount[i];
      if more is null and i > 1 and o_status[i - 1] = 0 then
        -- A win of the stake just before it: it returns in that stake's proportion.
        more := 0;
        if o_spill_amount[i - 1] <> 0 then more := trunc(amt::numeric * o_spill_amount[i - 1] / (o_amount[i - 1] + o_spill_amount[i - 1]))::bigint; end if;
        if more = 0 then p_spill[i] := 0; s := 0; end if;
        amt := amt - more;
      end if;
      if m = 0 or (h = 0 and c = 0) or m = c or (p_spill[i] <> 0 and (s = 0 or s = m or s = c)) then st := 9; fresh := fresh - 1;
      elsif was = 5 then st := 5;
      elsif p_refusal is not null and p_refusal[i] <> 0 then
        st := p_refusal[i];
        -- A session that is over comes before what the player may do, everything else the caller found comes after.
        if st <> 40 and p_kind[i] = 1 and a_guarded[m] and wallet_is_blocked(a_owner[m], p_kind[i], now_at) then st := 2; end if;
      elsif group_failed or more is null then st := 4;
      elsif a_currency[m] <> coalesce(h_currency[nullif(h, 0)], a_currency[nullif(c, 0)]) or (s > 0 and a_currency[s] <> a_currency[m]) then st := 7;
      elsif greatest(amt, -amt) > amount_max or greatest(more, -more) > amount_max - greatest(amt, -amt) or a_new[m] + amt > balance_max
            or (s > 0 and a_new[s] + more > balance_max) or (c > 0 and a_new[c] - amt - more > balance_max) then st := 10; fresh := fresh - 1;
      else
        if s > 0 and amt < 0 and more = 0 and p_kind[i] <> 6 then
          -- What the first account cannot pay, the second one pays.
          more := least(0, amt + greatest(0, a_new[m] - a_floor[m])); amt := amt - more;
        end if;
        -- The player's own protection is asked first, and whether there is money last.
        if a_guarded[m] and p_kind[i] in (1, 3) then
          if wallet_is_blocked(a_owner[m], p_kind[i], now_at) then st := 2;
          elsif wallet_is_over_limit(a_owner[m], p_kind[i], abs(amt + more), today) then st := 3; end if;
        end if;
        -- Overdrawn: no stakes, whatever pays them. Only the house claws back below a floor; between two players' accounts
        -- a reversal needs the money to be there.
        if st = 0 and ((p_amount[i] < 0 and p_kind[i] = 1 and a_new[m] < a_floor[m])
            or ((p_kind[i] <> 6 or c > 0) and ((amt < 0 and a_new[m] + amt < a_floor[m]) or (more < 0 and a_new[s] + more < a_floor[s])
              or (c > 0 and amt + more > 0 and a_new[c] - amt - more < a_floor[c])))) then st := 1;
        elsif st = 0 and a_guarded[m] and p_kind[i] in (1, 2, 3) then perform wallet_use_limit(a_owner[m], p_kind[i], abs(amt + more), today);
        elsif st = 0 and a_guarded[m] and p_kind[i] = 6 and p_undone_stake[i] is not null then
          -- A round is given back or paid anew: its stake leaves the limits, and so does what it had paid beside it.
          perform wallet_give_back(a_owner[m], 1::smallint, p_undone_stake[i], p_undone_on[i], today);
          perform wallet_give_back(a_owner[m], 2::smallint, p_undone_stake[i] - amt - more, p_undone_on[i], today);
        elsif st = 0 and a_guarded[m] and p_kind[i] = 6 then perform wallet_give_back(a_owner[m], undone_kind[i], abs(amt + more), undone_on[i], today);
        end if;
      end if;
      if st = 0 then
        if amt <> 0 then a_new[m] := a_new[m] + amt; a_version[m] := base + 2 * i; end if;
        if more <> 0 then a_new[s] := a_new[s] + more; a_version[s] := base + 2 * i + 1; spill_balance[i] := a_new[s]; end if;
        if h > 0 then h_delta[h] := h_delta[h] - amt - more;
        elsif amt <> 0 or more <> 0 then
          counter_balance[i] := a_new[c] - amt; a_new[c] := a_new[c] - amt - more;
          a_version[c] := base + 2 * i + case when more <> 0 then 1 else 0 end;
        end if;
        o_transfer[i] := base + 2 * i; o_amount[i] := amt; o_spill_amount[i] := more;
      else o_amount[i] := 0;
      end if;
      o_status[i] := st;
      if st < 8 or st >= 32 then o_balance[i] := a_new[m]; o_version[i] := a_version[m]; end if;
    end if;
    if p_group is not null and p_group[i] is not null and st not in (0, 5, 16, 21) and not group_failed then
      -- The whole group is undone: what of it had passed answers that another one failed.
      a_new := s_new; a_version := s_version; h_delta := s_house; group_failed := true;
      for j in group_start..i loop
        continue when o_status[j] > 7 and o_status[j] not between 32 and 63;
        m := width_bucket(p_account[j], a_id);
        if o_status[j] = 0 then
          if a_guarded[m] and p_kind[j] in (1, 2, 3) then
            perform wallet_give_back(a_owner[m], p_kind[j], abs(o_amount[j] + o_spill_amount[j]), today, today);
          elsif a_guarded[m] and p_kind[j] = 6 then
            perform wallet_give_back(a_owner[m], undone_kind[j], -abs(o_amount[j] + o_spill_amount[j]), undone_on[j], today);
          end if;
          o_status[j] := 4; o_amount[j] := 0; o_spill_amount[j] := 0; o_transfer[j] := null; counter_balance[j] := null;
        end if;
        o_balance[j] := a_new[m]; o_version[j] := a_version[m];
      end loop;
    end if;
  end loop;

  -- 5  One write of each kind. Keys go in sorted, so that two batches never wait for each other's index entries.
  if fresh > 0 then
    insert into wallet_operation (key, fingerprint, status, kind, account_id, counter_id, amount, spill_account_id, spill_amount,
                                  balance_after, version, transfer_id, reverses_key, at)
      select p_key[q.i], p_print[q.i], o_status[q.i], p_kind[q.i], p_account[q.i], p_counter[q.i], o_amount[q.i], nullif(p_spill[q.i], 0),
             o_spill_amount[q.i], o_balance[q.i], o_version[q.i], o_transfer[q.i], p_reverses[q.i], now_at
        from generate_series(1, n) q(i)
       where o_status[q.i] < 8 or o_status[q.i] between 32 and 63 order by p_key[q.i];
    if p_reverses is not null then
      insert into wallet_operation (key, fingerprint, status, kind, account_id, counter_id, amount, balance_after, version, at)
        select q.target, q.print, 6, 0, q.account, q.counter, 0, 0, 0, now_at
          from unnest(p_reverses, p_print, p_account, p_counter, o_status, undone_kind) q(target, print, account, counter, status, undone)
         where q.status = 5 and q.undone = 0 order by q.target;
    end if;
    insert into wallet_leg (account_id, id, transfer_id, counter_id, amount, balance_after, kind, accounting_date, posted_at, operation_key, counter_balance_after)
      select p_account[q.i], o_transfer[q.i], o_transfer[q.i], p_counter[q.i], o_amount[q.i], o_balance[q.i], p_kind[q.i], today, now_at,
             p_key[q.i], counter_balance[q.i]
        from generate_series(1, n) q(i)
       where o_status[q.i] = 0 and o_amount[q.i] <> 0;
    if exists (select from generate_series(1, n) q(i) where o_spill_amount[q.i] <> 0 and o_status[q.i] = 0) then
      insert into wallet_leg (account_id, id, transfer_id, counter_id, amount, balance_after, kind, accounting_date, posted_at, operation_key, counter_balance_after)
        select p_spill[q.i], o_transfer[q.i] + 1, o_transfer[q.i], p_counter[q.i], o_spill_amount[q.i], spill_balance[q.i], p_kind[q.i],
               today, now_at, p_key[q.i], counter_balance[q.i] - o_spill_amount[q.i]
          from generate_series(1, n) q(i)
         where o_status[q.i] = 0 and o_spill_amount[q.i] <> 0;
    end if;
    update wallet_account a set balance = a_new[q.i], version = a_version[q.i], is_overdrawn = a_new[q.i] < a_floor[q.i]
      from unnest(a_id) with ordinality q(id, i)
     where a.id = q.id and a_version[q.i] <> a_version_before[q.i];
    insert into wallet_house_delta (account_id, id, amount)
      select q.id, base, q.delta from unnest(h_id, h_delta) q(id, delta) where q.delta <> 0;
  end if;
end $$;
