-- Card rooms: tables, who sits there with what, hands as logs of events, and what each hand came to.

-- A room is a game at a level in a style; it is known by its code and has a row once an operator changed a switch.
create table rooms_switch (
  room       text primary key,
  is_open    boolean not null default true,
  has_house  boolean not null default true,
  version    bigint not null default 1
);

-- The sheets hands were played by, by the hash of their text.
create table rooms_rules (
  hash   text primary key,
  game   text not null,
  rules  jsonb not null
);

create table rooms_table (
  id               bigint generated always as identity primary key,
  room             text not null,
  game             text not null,
  currency         text not null,
  unit             bigint not null constraint rooms_table_unit_is_money check (unit > 0),
  seats            int not null constraint rooms_table_has_seats check (seats between 2 and 9),
  code             text constraint rooms_table_code_is_unique unique,
  has_house        boolean not null,
  phase            text not null default 'WAITING'
                   constraint rooms_table_phase_is_known check (phase in ('WAITING', 'SEATING', 'HAND', 'PAUSE', 'CLOSED')),
  -- The hand that is on, or the last one.
  hand_id          bigint,
  hand_no          int not null default 0,
  -- Places of the last button and of who won the last hand.
  button           int,
  winner           int,
  version          bigint not null default 1,
  -- When the table goes on by itself; null while it waits for people.
  moves_at         timestamptz,
  lead_node        text not null default '',
  lead_until       timestamptz not null default '2000-01-01',
  -- The seed of the next hand, closed, and what commits to it.
  next_sealed      bytea not null,
  next_commitment  text not null,
  -- Where the money of the players of the house lies while they sit here.
  house_account    bigint,
  opened_at        timestamptz not null default clock_timestamp(),
  -- Since when nobody sits here.
  empty_since      timestamptz,
  constraint rooms_table_closed_is_still check (phase <> 'CLOSED' or moves_at is null)
) with (fillfactor = 70);
create index rooms_table_due on rooms_table (moves_at) where moves_at is not null;
create index rooms_table_of_room on rooms_table (room, currency) where phase <> 'CLOSED';

create table rooms_seat (
  table_id       bigint not null references rooms_table,
  seat           int not null,
  -- Null of a player of the house.
  member_id      bigint,
  name           text not null,
  game           text not null,
  currency       text not null,
  stack          bigint not null constraint rooms_seat_stack_is_not_negative check (stack >= 0),
  state          text not null
                 constraint rooms_seat_state_is_known check (state in ('SITTING', 'AWAY', 'IN_HAND', 'LEAVING')),
  -- What the seat promised for the hand of this number, and the seed once it is shown; a house seat's seed is known here.
  commit_no      int,
  commit         text,
  seed           text,
  -- Where the stack lies and where it goes back.
  escrow_account bigint,
  cash_account   bigint,
  -- The game of the catalogue that bets are written under.
  catalogue_game text not null default '',
  timeouts       int not null default 0,
  bank_ms        int not null default 30000,
  away_since     timestamptz,
  seen_at        timestamptz not null default clock_timestamp(),
  said_at        timestamptz,
  sat_at         timestamptz not null default clock_timestamp(),
  why_leaving    text,
  primary key (table_id, seat),
  constraint rooms_seat_is_of_a_person_or_the_house check ((member_id is null) = (escrow_account is null))
) with (fillfactor = 60);
-- One seat in each game.
create unique index rooms_seat_one_per_game on rooms_seat (member_id, game) where member_id is not null;

-- What was asked once and is answered again.
create table rooms_request (
  member_id   bigint not null,
  request_id  text not null,
  fingerprint       text not null,
  table_id    bigint not null,
  at          timestamptz not null default clock_timestamp(),
  primary key (member_id, request_id)
);

create table rooms_hand (
  id           bigint generated always as identity primary key,
  table_id     bigint not null references rooms_table,
  no           int not null,
  room         text not null,
  game         text not null,
  currency     text not null,
  unit         bigint not null,
  rules_hash   text not null references rooms_rules,
  sealed       bytea not null,
  commitment   text not null,
  -- The places that play in the order of the engine's seats: place, member, name, what each had when the hand began.
  seats        jsonb not null,
  button       int not null,
  winner       int,
  commits      jsonb not null,
  seeds        jsonb not null default '[]',
  root         text,
  -- The engine's state and the clocks of seats.
  state        jsonb,
  clocks       jsonb not null default '[]',
  seq          int not null default 0,
  status       text not null default 'SEEDS'
               constraint rooms_hand_status_is_known
               check (status in ('SEEDS', 'PLAY', 'SETTLED', 'RESTARTED', 'CANCELLED', 'VOID')),
  result       jsonb,
  turnover     bigint not null default 0,
  rake         bigint not null default 0,
  house_net    bigint not null default 0,
  opened_at    timestamptz not null default clock_timestamp(),
  ended_at     timestamptz,
  version      bigint not null default 1,
  constraint rooms_hand_is_numbered_once unique (table_id, no)
) with (fillfactor = 70);
create index rooms_hand_by_end on rooms_hand (ended_at) where ended_at is not null;
alter table rooms_table add constraint rooms_table_hand_exists foreign key (hand_id) references rooms_hand;

-- What happened in a hand, in its order and for ever.
create table rooms_event (
  hand_id     bigint not null references rooms_hand,
  seq         int not null,
  -- The place that acted.
  seat        int,
  kind        text not null,
  data        jsonb not null default '{}',
  request_id  text,
  at          timestamptz not null default clock_timestamp(),
  primary key (hand_id, seq)
);
create unique index rooms_event_is_asked_once on rooms_event (hand_id, seat, request_id) where request_id is not null;

create table rooms_result (
  hand_id    bigint not null references rooms_hand,
  seat       int not null,
  member_id  bigint,
  -- With its sign, the rake already taken.
  net        bigint not null,
  rake       bigint not null,
  -- As the register of bets has it; nothing where no money was at stake.
  stake      bigint not null default 0,
  payout     bigint not null default 0,
  primary key (hand_id, seat)
);
create index rooms_result_of_member on rooms_result (member_id, hand_id desc) where member_id is not null;

revoke update, delete, truncate on rooms_event, rooms_rules from fairground_app;
revoke delete, truncate on rooms_table, rooms_hand, rooms_result from fairground_app;
