-- Crash is flown by everybody in the room together: the rounds of live tables, with a start of the flight, exits, and seeds
-- that are links of a chain whose beginning was published before its first round.
alter table studio_table_round
  add column flies_at timestamptz,
  add column point    integer constraint studio_table_round_flies_from_one check (point >= 100);
grant update (flies_at, point) on studio_table_round to fairground_app;
alter table studio_table_round drop constraint studio_table_round_is_dealt_from_a_public_value;
alter table studio_table_round add constraint studio_table_round_is_dealt_from_a_public_value
  check (state not in ('DEALT', 'SETTLED')
         or (public_value is not null and (result is not null or (point is not null and flies_at is not null)))) not valid;
alter table studio_table_round validate constraint studio_table_round_is_dealt_from_a_public_value;

create table studio_flight_chain (
  id           bigint generated always as identity primary key,
  table_id     bigint not null references studio_table (id),
  -- The rounds first_number to first_number + rounds - 1 of the room are flown with its links, in order.
  first_number integer not null constraint studio_flight_chain_counts_from_one check (first_number > 0),
  rounds       integer not null constraint studio_flight_chain_has_links check (rounds > 0),
  sealed       bytea not null,
  chain_start  text not null constraint studio_flight_chain_is_published_once unique,
  made_at      timestamptz not null,
  constraint studio_flight_chain_is_one_for_a_round unique (table_id, first_number)
);
revoke update, delete, truncate on studio_flight_chain from fairground_app;

-- Where a bet left the flight, in hundredths. It is written once: an order that comes twice, or together with the automatic
-- exit, leaves where the first one did.
create table studio_exit (
  slip_id  bigint primary key references studio_slip (id),
  round_id bigint not null references studio_table_round (id),
  at       integer not null constraint studio_exit_is_not_below_the_stake check (at >= 100),
  taken_by text not null constraint studio_exit_is_taken_by_somebody check (taken_by in ('PLAYER', 'AUTO', 'RULE')),
  taken_at timestamptz not null
);
create index studio_exit_of_round on studio_exit (round_id);
revoke update, delete, truncate on studio_exit from fairground_app;
