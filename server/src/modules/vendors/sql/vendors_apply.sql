-- Applies a batch of signed calls: nonce, session, wager and answer of each in one statement and one commit. When nonces
-- were used before, nothing but that is answered: the caller sends the others again, whose nonces carry their own tickets
-- by then. A call of our own games crosses no wire where somebody could catch it, and has no nonce to keep.
--   p_head and p_http are what the code of each status begins its answer with, by status plus one
create or replace function vendors_apply(
  -- As betting_apply.
  p_action smallint[], p_key uuid[], p_print uuid[], p_member bigint[], p_account bigint[], p_spill bigint[], p_counter bigint[],
  p_amount bigint[], p_round uuid[], p_round_id text[], p_transaction text[], p_product int[], p_currency text[],
  p_game bigint[], p_rule smallint[],
  p_ends boolean[], p_reopens boolean[], p_valid bigint[], p_group int[], p_reverses uuid[], p_market bigint[],
  p_award text[], p_parent uuid[], p_detail jsonb[], p_refused smallint[],
  -- The calls themselves; tokens, as hexadecimal hashes, and the groups of their games only where a session is needed.
  p_vendor bigint[], p_word text[], p_nonce text[], p_ticket bigint[], p_expires timestamptz[], p_step bigint[], p_token text[],
  p_game_group text[], p_now timestamptz, p_head text[], p_http smallint[],
  out o_reused int[], out o_status smallint[], out o_amount bigint[], out o_spill_amount bigint[], out o_balance bigint[],
  out o_version bigint[], out o_transfer bigint[], out o_at timestamptz[], out o_http smallint[], out o_answers text)
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare n int := cardinality(p_key); fresh int; answers text[]; kept boolean[]; seen bytea[]; r record;
begin
  insert into vendors_nonce (vendor_id, nonce, ticket, expires_at)
    select q.vendor, q.nonce, q.ticket, q.expires from unnest(p_vendor, p_nonce, p_ticket, p_expires) q(vendor, nonce, ticket, expires)
     where q.nonce is not null order by q.vendor, q.nonce
    on conflict do nothing;
  get diagnostics fresh = row_count;
  if fresh < cardinality(array_remove(p_nonce, null)) then
    select array_agg(q.i) into o_reused
      from unnest(p_vendor, p_nonce, p_ticket) with ordinality q(vendor, nonce, ticket, i)
      join vendors_nonce k on k.vendor_id = q.vendor and k.nonce = q.nonce and k.ticket <> q.ticket;
    if o_reused is not null then return; end if;
  end if;

  if p_token is not null then
    if p_refused is null then p_refused := array_fill(null::smallint, array[n]); end if;
    for r in
      select j.i, j.refused, j.token_hash from (
        select q.i, s.token_hash, s.seen_at,
               case when s.token_hash is null or s.vendor_id <> q.vendor or s.member_id <> q.member or s.expires_at <= p_now
                         or s.seen_at <= p_now - interval '30 minutes' then 40
                    when s.game_group <> q.game_group then 43
                    when s.currency <> q.currency then 44 end as refused
          from unnest(p_token, p_vendor, p_member, p_game_group, p_currency) with ordinality q(token, vendor, member, game_group, currency, i)
          left join vendors_session s on s.token_hash = decode(q.token, 'hex')
         where q.token is not null) j
       where j.refused is not null or j.seen_at <= p_now - interval '1 minute'
    loop
      -- Refusals are numbered in the order of the checks: the first one counts.
      p_refused[r.i] := least(p_refused[r.i], r.refused);
      if r.refused is distinct from 40 then seen := seen || r.token_hash; end if;
    end loop;
    if seen is not null then
      update vendors_session s set seen_at = p_now
       where s.token_hash in (select token_hash from vendors_session where token_hash = any(seen) and seen_at < p_now order by token_hash for update);
    end if;
  end if;

  select w.o_status, w.o_amount, w.o_spill_amount, w.o_balance, w.o_version, w.o_transfer, w.o_at
    into o_status, o_amount, o_spill_amount, o_balance, o_version, o_transfer, o_at
    from betting_apply(p_action, p_key, p_print, p_member, p_account, p_spill, p_counter, p_amount, p_round, p_round_id, p_transaction,
                       p_product, p_currency, p_game, p_rule, p_ends, p_reopens, p_valid, p_group, p_reverses, p_market, p_award,
                       p_parent, p_detail, p_refused) w;

  -- What is kept nowhere (8 to 10) has no balance that could be repeated.
  select array_agg(p_head[q.outcome + 1] || ',"player":"' || q.member || '","transactionId":' || to_json(q.transaction)
                   || coalesce(',"reference":"' || q.transfer || '"', '')
                   || case when q.outcome between 8 and 10 then '' else
                        ',"currency":"' || q.currency || '","balance":"' || vendors_minor_units(q.balance, q.step) || '","version":"' || q.version
                        || '","at":"' || to_char(q.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"' end || '}' order by q.i),
         array_agg(p_http[q.outcome + 1] order by q.i)
    into answers, o_http
    from (select u.*, case when u.status >= 96 then u.status - 64 when u.status between 16 and 31 then u.status - 16 else u.status end as outcome
            from unnest(o_status, p_member, p_transaction, o_transfer, p_currency, o_balance, p_step, o_version, o_at)
                 with ordinality u(status, member, transaction, transfer, currency, balance, step, version, at, i)) q;

  -- Repeats get what the first one got; only a bet that comes after its cancellation has no answer yet.
  kept := array_fill(null::boolean, array[n]);
  if exists (select from unnest(o_status) s where s between 16 and 31 or s >= 96) then
    for r in select q.i, t.http, t.answer from unnest(o_status, o_at, p_key) with ordinality q(status, at, key, i)
               cross join lateral (select http, answer from vendors_transaction where at = q.at and operation_key = q.key limit 1) t
              where q.status between 16 and 31 or q.status >= 96 loop
      answers[r.i] := r.answer; o_http[r.i] := r.http; kept[r.i] := true;
    end loop;
  end if;
  insert into vendors_transaction (vendor_id, member_id, action, transaction_id, round_id, currency, at, operation_key, http, answer)
    select q.vendor, q.member, q.word, q.transaction, q.round_id, q.currency, q.at, q.key, q.http, q.answer
      from unnest(o_status, p_vendor, p_member, p_word, p_transaction, p_round_id, p_currency, o_at, p_key, o_http, answers, kept)
           q(status, vendor, member, word, transaction, round_id, currency, at, key, http, answer, is_kept)
     where q.status < 8 or q.status between 32 and 63 or (q.status = 22 and q.is_kept is null);
  o_answers := array_to_string(answers, E'\n');
end $$;
