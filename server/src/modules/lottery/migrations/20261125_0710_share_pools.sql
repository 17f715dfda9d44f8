-- Prizes that players pay together: what waits in the jackpots of a game, and what every draw did to them.

create table lottery_pool (
  game_id   bigint not null references lottery_game,
  currency  text not null,
  tier      text not null,
  amount    bigint not null constraint lottery_pool_is_never_short check (amount >= 0),
  -- Draws in a row that nobody won.
  rolls     int not null,
  -- The last one that moved it by being settled.
  issue_id  bigint not null,
  primary key (game_id, currency, tier)
);

-- What the settlement of an issue (step 0) and each correction of it (1 and up) did to a tier, once: a pool can be told
-- again from here. A tier that is no jackpot begins and ends with nothing.
create table lottery_pool_move (
  issue_id  bigint not null,
  step      int not null,
  currency  text not null,
  tier      text not null,
  before    bigint not null,
  rolls     int not null,
  -- What the house put in, or took back when a win turned out to be none.
  seeded    bigint not null,
  added     bigint not null,
  -- What came from other tiers, or went to them.
  given     bigint not null,
  won       bigint not null,
  amount    bigint not null,
  constraint lottery_pool_move_adds_up check (amount = before + seeded + added + given - won),
  primary key (issue_id, step, currency, tier)
);

-- What a winning ticket gets in each tier of an issue, and how many there are. Fixed prizes hold nothing.
create table lottery_prize (
  issue_id  bigint not null,
  currency  text not null,
  tier      text not null,
  held      bigint,
  winners   bigint not null,
  each      bigint not null,
  primary key (issue_id, currency, tier)
);

revoke delete, truncate on lottery_pool, lottery_prize from fairground_app;
revoke update, delete, truncate on lottery_pool_move from fairground_app;
