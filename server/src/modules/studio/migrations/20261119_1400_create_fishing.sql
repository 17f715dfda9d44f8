-- Rooms of the fishing game. A room is its seed and its beginning: where fish are follows from the two and the time, so
-- an empty room costs nothing.
create table studio_fishing_room (
  id          bigint generated always as identity primary key,
  vendor      text not null,
  game        text not null,
  currency    text not null,
  bet         bigint not null constraint studio_fishing_room_has_a_level check (bet > 0),
  -- The last seed of the chain, closed; every wave uses an earlier one.
  sealed      bytea not null,
  chain_start text not null constraint studio_fishing_room_is_committed_to_once unique,
  waves       integer not null,
  began_at    timestamptz not null,
  ends_at     timestamptz not null
);
create index studio_fishing_room_of_level on studio_fishing_room (vendor, game, currency, bet, ends_at);
revoke update, delete, truncate on studio_fishing_room from fairground_app;

create table studio_fishing_seat (
  room_id    bigint not null references studio_fishing_room (id),
  seat       smallint not null constraint studio_fishing_seat_is_one_of_four check (seat between 0 and 3),
  member_id  bigint not null,
  cannon     integer not null,
  last_shot  integer not null default 0,
  -- Shots are spread over time: the seat may fire again when this is not too far ahead.
  busy_until timestamptz not null,
  seen_at    timestamptz not null,
  fired_at   timestamptz not null,
  primary key (room_id, seat),
  constraint studio_fishing_seat_one_for_each unique (member_id, room_id)
);

-- Fish that are gone before they leave the sea; forgotten when they would have left it.
create table studio_fishing_catch (
  room_id   bigint not null references studio_fishing_room (id),
  fish      integer not null,
  caught_at timestamptz not null,
  primary key (room_id, fish)
);
create index studio_fishing_catch_to_delete on studio_fishing_catch (caught_at);

-- The jackpot of each level: what was paid in and not yet won, and the part of a unit that waits for the next shot.
create table studio_fishing_pool (
  vendor   text not null,
  game     text not null,
  currency text not null,
  bet      bigint not null,
  pool     bigint not null default 0 constraint studio_fishing_pool_is_never_short check (pool >= 0),
  rest     bigint not null default 0,
  primary key (vendor, game, currency, bet)
);
revoke delete, truncate on studio_fishing_pool from fairground_app;
