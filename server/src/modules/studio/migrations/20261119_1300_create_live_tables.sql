-- Live tables: rounds that the house runs and everybody at the table shares. A round is committed to before its bets open;
-- who has bet what is known before it is dealt; what was dealt never changes.

create table studio_table (
  id            bigint generated always as identity primary key,
  vendor        text not null,
  game          text not null,
  model         text not null,
  -- Rounds are run while somebody looks, and until the last one with bets is paid.
  watched_until timestamptz not null,
  -- One node runs a table at a time; another takes over when it has not been heard of for some seconds.
  led_by        text,
  led_until     timestamptz,
  constraint studio_table_is_one_for_a_game unique (vendor, game)
);

create table studio_table_round (
  id              bigint generated always as identity primary key,
  table_id        bigint not null references studio_table (id),
  number          integer not null constraint studio_table_round_counts_from_one check (number > 0),
  definition_hash text not null references studio_definition (hash),
  state           text not null constraint studio_table_round_has_a_state
                  check (state in ('OPEN', 'CLOSED', 'DEALT', 'SETTLED', 'CANCELLED')),
  sealed          bytea not null,
  commitment      text not null constraint studio_table_round_is_committed_to_once unique,
  public_value    text,
  result          jsonb,
  opened_at       timestamptz not null,
  closes_at       timestamptz not null,
  moves_at        timestamptz not null,
  -- When it was brought on although its time was long over: somebody was told.
  is_late         boolean not null default false,
  constraint studio_table_round_has_its_own_number unique (table_id, number),
  constraint studio_table_round_is_dealt_from_a_public_value
    check (state not in ('DEALT', 'SETTLED') or (public_value is not null and result is not null))
);
create index studio_table_round_unfinished on studio_table_round (moves_at) where state in ('OPEN', 'CLOSED', 'DEALT');
revoke update, delete, truncate on studio_table_round from fairground_app;
grant update (state, public_value, result, moves_at, is_late) on studio_table_round to fairground_app;

-- What a player has in a round. Its number is one of the studio's rounds, so that every bet in the history has one proof.
create table studio_seat (
  id            bigint primary key default nextval('studio_round_id_seq'),
  round_id      bigint not null references studio_table_round (id),
  member_id     bigint not null,
  vendor        text not null,
  game          text not null,
  currency      text not null,
  state         text not null default 'OPEN' constraint studio_seat_has_a_state
                check (state in ('OPEN', 'SETTLING', 'REFUNDING', 'DONE', 'CANCELLED')),
  stake         bigint not null default 0 constraint studio_seat_stakes_nothing_negative check (stake >= 0),
  win           bigint not null default 0 constraint studio_seat_wins_nothing_negative check (win >= 0),
  valid_bet     bigint not null default 0,
  ended_by_rule boolean not null default false,
  sat_at        timestamptz not null,
  moved_at      timestamptz not null,
  ended_at      timestamptz,
  constraint studio_seat_is_one_in_a_round unique (round_id, member_id),
  constraint studio_seat_counts_what_was_staked check (valid_bet between 0 and stake),
  constraint studio_seat_ends_once check ((state in ('DONE', 'CANCELLED')) = (ended_at is not null))
);
create index studio_seat_recall on studio_seat (member_id, vendor, game, id desc);
create index studio_seat_unfinished on studio_seat (moved_at) where ended_at is null;
revoke update, delete, truncate on studio_seat from fairground_app;
grant update (state, stake, win, valid_bet, ended_by_rule, moved_at, ended_at) on studio_seat to fairground_app;

-- Bets placed together: one call to the wallet, taken back together.
create table studio_slip (
  id         bigint generated always as identity primary key,
  seat_id    bigint not null references studio_seat (id),
  member_id  bigint not null,
  request_id text not null,
  bets       jsonb not null,
  stake      bigint not null constraint studio_slip_stakes_something check (stake > 0),
  state      text not null constraint studio_slip_has_a_state
             check (state in ('ASKED', 'TAKEN', 'UNDOING', 'UNDONE', 'REFUSED')),
  refusal    text,
  asked_at   timestamptz not null,
  constraint studio_slip_of_one_request unique (member_id, request_id)
);
create index studio_slip_of_seat on studio_slip (seat_id);
revoke update, delete, truncate on studio_slip from fairground_app;
grant update (state, refusal) on studio_slip to fairground_app;
