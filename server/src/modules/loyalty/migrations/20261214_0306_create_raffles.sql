-- Raffles: the seed is fixed and its commitment published before the first ticket, the list of tickets when sales are over.
create table loyalty_raffle (
  id          bigint generated always as identity primary key,
  texts       jsonb not null,
  source      text not null constraint loyalty_raffle_source_is_known check (source in ('DEPOSIT', 'VALID_BET')),
  -- What brings one ticket.
  unit        bigint not null constraint loyalty_raffle_unit_is_positive check (unit > 0),
  tickets_max integer not null check (tickets_max > 0),
  wins_max    integer not null default 1 check (wins_max > 0),
  from_day    date not null,
  until_day   date not null,
  prizes      jsonb not null,
  turnover    smallint not null default 1 check (turnover between 0 and 50),
  hue         smallint not null default 310 check (hue between 0 and 359),
  state       text not null default 'DRAFT' constraint loyalty_raffle_state_is_known check (state in ('DRAFT', 'ON', 'DRAWN', 'OFF')),
  commitment  text,
  sealed      bytea,
  -- The seed, once the draw is over.
  seed        text,
  ticket_hash text,
  tickets     integer not null default 0 check (tickets >= 0),
  drawn_at    timestamptz,
  request_key text unique,
  created_at  timestamptz not null,
  constraint loyalty_raffle_ends_after_it_begins check (until_day >= from_day),
  constraint loyalty_raffle_is_committed check (state in ('DRAFT', 'OFF') or (commitment is not null and sealed is not null)),
  constraint loyalty_raffle_shows_its_seed_when_drawn check ((state = 'DRAWN') = (seed is not null and ticket_hash is not null and drawn_at is not null))
);
revoke delete, truncate on loyalty_raffle from fairground_app;

-- What one member has in a raffle. The tag stands for it in the public list of tickets.
create table loyalty_raffle_entry (
  raffle_id bigint not null references loyalty_raffle,
  member_id bigint not null,
  tag       text not null,
  tickets   integer not null default 0 check (tickets >= 0),
  -- What counted and is not yet a ticket; corrections may make it negative.
  remainder bigint not null default 0,
  primary key (raffle_id, member_id),
  constraint loyalty_raffle_tag_is_one unique (raffle_id, tag)
);
create index loyalty_raffle_entry_of_member on loyalty_raffle_entry (member_id);

-- Tickets that follow each other, dense from 1.
create table loyalty_raffle_ticket (
  raffle_id bigint not null references loyalty_raffle,
  first_no  integer not null check (first_no > 0),
  last_no   integer not null,
  member_id bigint not null,
  primary key (raffle_id, first_no),
  constraint loyalty_raffle_run_is_not_empty check (last_no >= first_no)
);
create index loyalty_raffle_ticket_of_member on loyalty_raffle_ticket (member_id, raffle_id);
revoke update, delete, truncate on loyalty_raffle_ticket from fairground_app;

create table loyalty_raffle_win (
  raffle_id bigint not null references loyalty_raffle,
  place     integer not null,
  ticket    integer not null,
  member_id bigint not null,
  attempt   integer not null,
  primary key (raffle_id, place)
);
create index loyalty_raffle_win_of_member on loyalty_raffle_win (member_id);
revoke update, delete, truncate on loyalty_raffle_win from fairground_app;
