-- What staff set for one member or one market besides the limits of the sport; nothing where only those hold.

create table sports_member_limit (
  member_id  bigint primary key,
  -- The most one bet of the member may win, and the most the open bets of the member may win together.
  win_max    bigint constraint sports_member_limit_win_is_positive check (win_max > 0),
  open_max   bigint constraint sports_member_limit_open_is_positive check (open_max > 0),
  set_at     timestamptz not null default clock_timestamp(),
  constraint sports_member_limit_limits check (win_max is not null or open_max is not null)
);

create table sports_market_limit (
  market_id  bigint primary key references sports_market,
  win_max    bigint constraint sports_market_limit_win_is_positive check (win_max > 0),
  open_max   bigint constraint sports_market_limit_open_is_positive check (open_max > 0),
  set_at     timestamptz not null default clock_timestamp(),
  constraint sports_market_limit_limits check (win_max is not null or open_max is not null)
);
