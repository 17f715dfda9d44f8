-- A round that is over with its stake is drawn before anybody asks the database, and written down as it ends, in one
-- commit with the calls that take its stake and pay its win. Where no stake was taken by these calls, because it was
-- refused or because they were repeated, nothing is written. Refuses what studio_draw refuses, by codes of its own (the
-- wallet has some too), naming the places of their stakes in the batch: the others go again without them.
create or replace function studio_keep_rounds(p_status smallint[], p_place int[], p_rounds jsonb) returns void
language plpgsql as $$
declare
  stale int[];
  unwritten int[];
begin
  if not exists (select from unnest(p_place) stake (place) where p_status[stake.place] = 0) then return; end if;

  with taken as materialized (
    select drawn.*, p_place[drawn.number] as place
      from rows from (jsonb_to_recordset(p_rounds)
             as (id bigint, member_id bigint, request_id text, vendor text, game text, model text, kind text,
                 definition_hash text, seed_id bigint, nonce integer, currency text, bet bigint, stake bigint,
                 choice jsonb, is_stepped boolean, state text, win bigint, shown jsonb, played_at timestamptz,
                 moved_at timestamptz, ended_at timestamptz)) with ordinality
           as drawn (id, member_id, request_id, vendor, game, model, kind, definition_hash, seed_id, nonce, currency, bet,
                     stake, choice, is_stepped, state, win, shown, played_at, moved_at, ended_at, number)
     where p_status[p_place[drawn.number]] = 0
  ), held as (
    select seed.id from studio_seed seed join taken on seed.id = taken.seed_id
     where seed.state = 'CURRENT' and seed.nonce = taken.nonce
     order by seed.member_id for update of seed
  ), moved as (
    update studio_seed set nonce = nonce + 1 from held where studio_seed.id = held.id
    returning studio_seed.id, studio_seed.nonce - 1 as nonce
  ), written as (
    insert into studio_round
           (id, member_id, request_id, vendor, game, model, kind, definition_hash, seed_id, nonce, currency, bet, stake,
            choice, is_stepped, state, win, shown, played_at, moved_at, ended_at)
           overriding system value
    select id, member_id, request_id, vendor, game, model, kind, definition_hash, seed_id, nonce, currency, bet, stake,
           choice, is_stepped, state, win, shown, played_at, moved_at, ended_at
      from taken
        on conflict do nothing
    returning id
  )
  select (select array_agg(taken.place) from taken
           where not exists (select from moved where moved.id = taken.seed_id and moved.nonce = taken.nonce)),
         (select array_agg(taken.place) from taken where not exists (select from written where written.id = taken.id))
    into stale, unwritten;
  if stale is not null then
    raise exception 'a seed has moved on' using errcode = 'FG004', detail = array_to_string(stale, ',');
  end if;
  if unwritten is not null then
    raise exception 'a round may not be written' using errcode = 'FG005', detail = array_to_string(unwritten, ',');
  end if;
end $$;
