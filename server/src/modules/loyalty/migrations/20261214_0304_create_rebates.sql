-- What of the valid cash of a product comes back to the one who played, for each day. Lotteries pay theirs with each bet.
create table loyalty_rebate_rule (
  product  text primary key,
  rate_ppm integer not null constraint loyalty_rebate_rate_is_sound check (rate_ppm between 0 and cap_ppm),
  cap_ppm  integer not null check (cap_ppm between 0 and 20000)
);
insert into loyalty_rebate_rule (product, rate_ppm, cap_ppm) values
  ('RNG', 4000, 10000), ('FISH', 4000, 10000), ('INHOUSE', 4000, 10000), ('PVP', 3000, 8000), ('LIVE', 3000, 8000),
  ('SPORTS', 2500, 6000), ('ESPORTS', 2500, 6000), ('COCKFIGHT', 2000, 5000), ('ELOTT', 3000, 8000);
revoke insert, delete, truncate on loyalty_rebate_rule from fairground_app;

create table loyalty_rebate_setting (
  is_only    boolean primary key default true check (is_only),
  -- AUTO credits a day as soon as it is counted; MANUAL waits for a press.
  mode       text not null default 'MANUAL' constraint loyalty_rebate_mode_is_known check (mode in ('AUTO', 'MANUAL')),
  -- The least that is credited by a press.
  min_claim  bigint not null default 10000 check (min_claim > 0),
  -- After so many days a rebate that was not taken is gone; null adds them up.
  lapse_days integer check (lapse_days > 0),
  -- Taken between these times of day, in the zone of the business.
  opens_at   text not null default '01:30' check (opens_at ~ '^\d\d:\d\d$'),
  closes_at  text not null default '23:30' check (closes_at ~ '^\d\d:\d\d$')
);
insert into loyalty_rebate_setting default values;

-- The own share of a member for a day and product. Corrections make it negative: it is netted with what is still open.
create table loyalty_rebate_day (
  member_id       bigint not null,
  accounting_date date not null,
  product         text not null,
  base            bigint not null,
  rate_ppm        integer not null,
  boost_ppm       integer not null,
  amount          bigint not null,
  -- The claim it was credited with.
  claim_id        bigint references loyalty_claim,
  primary key (member_id, accounting_date, product)
);
create index loyalty_rebate_open on loyalty_rebate_day (member_id, accounting_date) where claim_id is null;
create index loyalty_rebate_of_day on loyalty_rebate_day (accounting_date, member_id);
revoke delete, truncate on loyalty_rebate_day from fairground_app;

-- Days whose rebates were all computed.
create table loyalty_rebate_run (
  accounting_date date primary key,
  at              timestamptz not null
);
revoke update, delete, truncate on loyalty_rebate_run from fairground_app;
