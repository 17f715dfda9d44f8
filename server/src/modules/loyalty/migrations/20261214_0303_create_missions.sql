-- Missions and races. What a mission asks and gives is frozen while it is on: another version is another mission.
create table loyalty_mission (
  id          bigint generated always as identity primary key,
  texts       jsonb not null,
  metric      text not null constraint loyalty_mission_metric_is_known
                check (metric in ('VALID_BET', 'DEPOSIT', 'WIN_MULTIPLE', 'LOGIN_DAYS', 'INVITES')),
  -- Products that count; none named means all.
  products    text[] not null default '{}',
  period      text not null constraint loyalty_mission_period_is_known check (period in ('ONCE', 'DAILY', 'WEEKLY', 'RANGE')),
  from_day    date not null,
  until_day   date,
  milestones  jsonb not null default '[]',
  has_board   boolean not null default false,
  prizes      jsonb not null default '[]',
  turnover    smallint not null default 1 check (turnover between 0 and 50),
  hue         smallint not null default 75 check (hue between 0 and 359),
  state       text not null default 'DRAFT' constraint loyalty_mission_state_is_known check (state in ('DRAFT', 'ON', 'OFF')),
  started_at  timestamptz,
  default_key text unique,
  request_key text unique,
  created_at  timestamptz not null,
  constraint loyalty_mission_ends_after_it_begins check (until_day >= from_day),
  constraint loyalty_mission_range_ends check (period <> 'RANGE' or until_day is not null),
  constraint loyalty_mission_board_has_an_end check (not has_board or period <> 'ONCE')
);
create index loyalty_mission_on on loyalty_mission (id) where state = 'ON';
revoke delete, truncate on loyalty_mission from fairground_app;

create table loyalty_mission_progress (
  mission_id bigint not null references loyalty_mission,
  -- The first day of the period; of a mission without periods the first day of the mission.
  period     date not null,
  member_id  bigint not null,
  value      bigint not null,
  -- When the value became what it is: of two equal ones the earlier leads.
  reached_at timestamptz not null,
  last_day   date not null,
  -- How many milestones were reached: their rewards are due.
  reached    smallint not null default 0,
  primary key (mission_id, period, member_id)
);
create index loyalty_mission_board on loyalty_mission_progress (mission_id, period, value desc, reached_at, member_id);
create index loyalty_mission_progress_of_member on loyalty_mission_progress (member_id);

-- How many members stand in each range of values: the place of one member is a sum of these and a short count.
create table loyalty_board_bucket (
  mission_id bigint not null references loyalty_mission,
  period     date not null,
  bucket     integer not null,
  members    integer not null constraint loyalty_bucket_is_not_negative check (members >= 0),
  primary key (mission_id, period, bucket)
);

-- Periods of races whose prizes are due: each once.
create table loyalty_race_end (
  mission_id bigint not null references loyalty_mission,
  period     date not null,
  at         timestamptz not null,
  primary key (mission_id, period)
);
revoke update, delete, truncate on loyalty_race_end from fairground_app;

-- Missions a member has looked at: they are no news any more.
create table loyalty_mission_seen (
  member_id  bigint not null,
  mission_id bigint not null references loyalty_mission,
  primary key (member_id, mission_id)
);
