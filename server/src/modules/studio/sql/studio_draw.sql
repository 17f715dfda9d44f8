-- Most players spin again and again on one node, which then knows the next nonce: their rounds are drawn before anybody
-- asks the database, and taking the nonces and writing the rounds down is one statement. It takes them all or none.
create or replace function studio_draw(p_rounds jsonb) returns table (id bigint, member_id bigint, request_id text)
language plpgsql as $$
#variable_conflict use_column
declare
  asked int := jsonb_array_length(p_rounds);
  done int;
begin
  with held as (
    select seed.id from studio_seed seed
      join jsonb_to_recordset(p_rounds) as drawn (seed_id bigint, nonce integer) on seed.id = drawn.seed_id
     where seed.state = 'CURRENT' and seed.nonce = drawn.nonce
     order by seed.member_id for update of seed
  )
  update studio_seed set nonce = nonce + 1 from held where studio_seed.id = held.id;
  get diagnostics done = row_count;
  if done < asked then raise exception 'a seed has moved on' using errcode = 'FG003'; end if;

  return query
    insert into studio_round
           (member_id, request_id, vendor, game, model, kind, definition_hash, seed_id, nonce, currency, bet, stake,
            choice, campaign, is_stepped, state, win, shown, played_at, moved_at)
    select member_id, request_id, vendor, game, model, kind, definition_hash, seed_id, nonce, currency, bet, stake,
           choice, campaign, is_stepped, state, win, shown, played_at, moved_at
      from jsonb_to_recordset(p_rounds)
           as drawn (member_id bigint, request_id text, vendor text, game text, model text, kind text,
                     definition_hash text, seed_id bigint, nonce integer, currency text, bet bigint, stake bigint,
                     choice jsonb, campaign text, is_stepped boolean, state text, win bigint, shown jsonb, played_at timestamptz,
                     moved_at timestamptz)
        on conflict do nothing
    returning studio_round.id, studio_round.member_id, studio_round.request_id;
  get diagnostics done = row_count;
  if done < asked then raise exception 'a round may not be written' using errcode = 'FG004'; end if;
end $$;
