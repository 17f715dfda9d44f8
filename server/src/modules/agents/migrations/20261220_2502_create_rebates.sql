-- The shares of agents in the valid bets of a day: one row for each branch directly below and product. What players get
-- of their own bets is paid by loyalty.
create table agents_rebate_day (
  member_id        bigint not null,
  -- The member directly below at whose branch it was played.
  branch_id        bigint not null,
  product          text not null,
  accounting_date  date not null,
  base             bigint not null,
  -- What the agent holds above the branch, in parts per million.
  rate_ppm         integer not null constraint agents_rebate_rate_is_sound check (rate_ppm between 1 and 20000),
  -- Cut toward nothing; corrections make it negative.
  amount           bigint not null,
  primary key (member_id, accounting_date, branch_id, product),
  constraint agents_rebate_is_of_another check (member_id <> branch_id)
);
create index agents_rebate_of_day on agents_rebate_day (accounting_date, member_id);
revoke update, delete, truncate on agents_rebate_day from fairground_app;

-- What each agent gets for a day, paid by one posting.
create table agents_rebate_payment (
  accounting_date  date not null,
  member_id        bigint not null,
  amount           bigint not null,
  is_paid          boolean not null default false,
  primary key (accounting_date, member_id)
);
create index agents_rebate_unpaid on agents_rebate_payment (accounting_date, member_id) where not is_paid;
revoke delete, truncate on agents_rebate_payment from fairground_app;

-- Days whose shares are all computed.
create table agents_rebate_run (
  accounting_date  date primary key,
  receivers        integer not null,
  total            bigint not null,
  at               timestamptz not null
);
revoke update, delete, truncate on agents_rebate_run from fairground_app;
