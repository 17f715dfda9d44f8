-- Transaction numbers start again when a dump is restored into another cluster. Facts and cursors carry the era they
-- were numbered in, so that what was written before still comes before what is written after.
create table outbox_era (
  is_only boolean primary key default true,
  era     integer not null,
  constraint outbox_era_has_one_row check (is_only)
);
insert into outbox_era (era) values (1);

create table outbox_fact (
  era     integer not null,
  xid     xid8 not null default pg_current_xact_id(),
  id      bigint generated always as identity,
  name    text not null,
  payload jsonb not null,
  at      timestamptz not null,
  primary key (era, xid, id)
);

create index outbox_fact_by_age on outbox_fact (at);

-- How far a listener has heard; whoever holds the row's lock serves the listener.
create table outbox_listener (
  name       text primary key,
  era        integer not null,
  xid        xid8 not null,
  id         bigint not null,
  -- Failures of the fact that follows the cursor.
  tries      integer not null default 0,
  retry_at   timestamptz,
  last_error text
);

-- Facts a listener failed on until it gave up; kept whole, because the fact itself is purged.
create table outbox_parked (
  listener  text not null,
  fact_id   bigint not null,
  name      text not null,
  payload   jsonb not null,
  at        timestamptz not null,
  error     text not null,
  tries     integer not null,
  parked_at timestamptz not null,
  primary key (listener, fact_id)
);
