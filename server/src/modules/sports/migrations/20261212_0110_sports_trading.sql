-- What operators set: limits of sports, and large bets that somebody has to look at.

create table sports_limit (
  sport       text primary key,
  win_max     bigint not null constraint sports_limit_win_is_positive check (win_max > 0),
  risk_max    bigint not null constraint sports_limit_risk_is_positive check (risk_max > 0),
  large_from  bigint not null constraint sports_limit_large_is_positive check (large_from > 0),
  version     bigint not null default 1
);

create table sports_large_bet (
  bet_id   bigint primary key references sports_bet,
  at       timestamptz not null default clock_timestamp(),
  seen_at  timestamptz,
  seen_by  text
);
create index sports_large_bet_waits on sports_large_bet (at) where seen_at is null;

-- The margin of the prices a bet was taken at, in thousandths: what the house expects to keep of it.
alter table sports_leg add column margin_milli int not null default 0;
create index sports_bet_settled on sports_bet (settled_at) where settled_at is not null;
