-- The sportsbook: matches and their markets, what the feed said, bets and what they were settled by.

create table sports_leader (
  only_one  boolean primary key default true constraint sports_leader_is_one check (only_one),
  holder    text not null,
  until     timestamptz not null
);
insert into sports_leader (holder, until) values ('', '2000-01-01');

-- A source of facts. Its markets take bets only while it is up and was heard within the last 20 seconds.
create table sports_producer (
  name      text primary key,
  last_seq  bigint not null default 0,
  state     text not null default 'UP' constraint sports_producer_state_is_known check (state in ('UP', 'DOWN')),
  alive_at  timestamptz not null default clock_timestamp()
);

create table sports_competitor (
  code      text primary key,
  attack    double precision not null default 0,
  defence   double precision not null default 0,
  elo       double precision not null default 1500
);

create table sports_fixture (
  id            bigint generated always as identity primary key,
  producer      text not null references sports_producer,
  ref           text not null,
  sport         text not null constraint sports_fixture_sport_is_known check (sport in ('FOOTBALL', 'VIRTUAL', 'ESPORTS', 'COCKFIGHT')),
  competition   text not null,
  home          text not null,
  away          text not null,
  starts_at     timestamptz not null,
  state         text not null default 'PREMATCH'
                constraint sports_fixture_state_is_known check (state in ('PREMATCH', 'LIVE', 'BREAK', 'ENDED', 'CLOSED', 'ABANDONED')),
  -- What prices are computed from: expected goals, the chance of a map, strengths. Never the draw.
  model         jsonb not null,
  -- The clock of the match: its value, the moment it had it, and how many seconds of it pass in one.
  clock_seconds int not null default 0,
  clock_at      timestamptz not null default clock_timestamp(),
  is_running    boolean not null default false,
  speed         double precision not null default 1,
  -- Goals by halves and their order, or who won which map.
  score         jsonb not null default '{}',
  commitment    text not null,
  seed          text,
  -- Between a bet stop and what lets betting go on.
  is_stopped    boolean not null default false,
  -- An operator suspended the whole match.
  is_held       boolean not null default false,
  version       bigint not null default 1,
  ended_at      timestamptz,
  constraint sports_fixture_ref_is_unique unique (producer, ref)
) with (fillfactor = 80);
create index sports_fixture_open on sports_fixture (starts_at) where state in ('PREMATCH', 'LIVE', 'BREAK');
create index sports_fixture_ended on sports_fixture (ended_at desc) where ended_at is not null;

create sequence sports_market_version;

create table sports_market (
  id          bigint generated always as identity primary key,
  fixture_id  bigint not null references sports_fixture,
  type        text not null,
  period      text not null,
  line_q      int not null,
  variant     text not null,
  status      text not null default 'OPEN'
              constraint sports_market_status_is_known check (status in ('OPEN', 'SUSPENDED', 'STOPPED', 'SETTLED', 'CANCELLED')),
  -- Odds in thousandths by the code of the selection.
  odds        jsonb not null,
  -- Grows with every change of price or status, over all markets.
  version     bigint not null,
  betstop_at  timestamptz,
  priced_at   timestamptz not null default clock_timestamp(),
  is_held     boolean not null default false,
  is_locked   boolean not null default false,
  constraint sports_market_is_named_once unique (fixture_id, type, period, line_q, variant)
) with (fillfactor = 60);
create index sports_market_by_version on sports_market (version);

-- What the feed said, in its order and for ever; everything else follows from it.
create table sports_fact (
  producer  text not null references sports_producer,
  seq       bigint not null,
  kind      text not null,
  ref       text,
  body      jsonb not null,
  at        timestamptz not null default clock_timestamp(),
  primary key (producer, seq)
);

-- The latest version of a market's result counts.
create index sports_fact_of_match on sports_fact (producer, ref, seq);

create table sports_market_result (
  market_id  bigint not null references sports_market,
  version    int not null,
  kind       text not null constraint sports_market_result_kind_is_known check (kind in ('SETTLED', 'ROLLED_BACK', 'CANCELLED')),
  -- Goals or maps the result follows from; of a cancelled market the window of acceptance it is void for.
  facts      jsonb not null,
  at         timestamptz not null default clock_timestamp(),
  -- Bets of this market up to here have been settled by it.
  settled_through bigint not null default 0,
  is_done    boolean not null default false,
  primary key (market_id, version)
);
create index sports_market_result_open on sports_market_result (at) where not is_done;

create table sports_bet (
  -- The bet's number in the register.
  id            bigint primary key,
  member_id     bigint not null,
  request_id    text not null,
  fingerprint   text not null,
  kind          text not null constraint sports_bet_kind_is_known check (kind in ('SINGLE', 'COMBO')),
  sport         text not null,
  currency      text not null,
  stake         bigint not null constraint sports_bet_stake_is_positive check (stake > 0),
  odds_milli    bigint not null,
  accept        text not null,
  state         text not null constraint sports_bet_state_is_known check (state in ('PENDING', 'ACCEPTED', 'REFUSED', 'WON', 'LOST', 'VOID', 'CASHED_OUT')),
  payout        bigint not null default 0,
  version       int not null default 0,
  refusal       text,
  refused_odds  bigint,
  placed_at     timestamptz not null,
  due_at        timestamptz,
  accepted_at   timestamptz,
  settled_at    timestamptz,
  constraint sports_bet_request_is_unique unique (member_id, request_id),
  constraint sports_bet_waits_with_a_time check ((state = 'PENDING') = (due_at is not null))
);
create index sports_bet_due on sports_bet (due_at) where due_at is not null;
create index sports_bet_of_member on sports_bet (member_id, id desc);

create table sports_leg (
  bet_id       bigint not null references sports_bet,
  place        smallint not null,
  market_id    bigint not null references sports_market,
  fixture_id   bigint not null,
  code         text not null,
  -- The price of the bet, and the one the player saw.
  odds_milli   int not null,
  asked_milli  int not null,
  -- Goals by halves when the bet was taken, where the match was played.
  since        jsonb,
  result       text constraint sports_leg_result_is_known check (result in ('WON', 'HALF_WON', 'VOID', 'HALF_LOST', 'LOST')),
  primary key (bet_id, place)
);
create index sports_leg_of_market on sports_leg (market_id, bet_id);

-- What the house keeps of a match for every score: stakes less returns.
create table sports_exposure (
  fixture_id  bigint not null references sports_fixture,
  period      text not null,
  cells       bigint[] not null,
  primary key (fixture_id, period)
);

-- The simulator's own: seeds nobody else reads, and the messages it has sent.
create table sports_sim_match (
  ref     text primary key,
  sealed  bytea not null,
  commitment text not null,
  -- How many messages of its script were sent.
  steps   int not null default 0,
  next_at timestamptz
);
create index sports_sim_match_due on sports_sim_match (next_at) where next_at is not null;

create table sports_sim_message (
  seq   bigint primary key,
  body  jsonb not null,
  at    timestamptz not null default clock_timestamp()
);
