-- The one register of wagers. A round is the bets of one member under one round key; its first bet, the head, carries
-- the round's state.

create table betting_source (
  id    int generated always as identity primary key,
  code  text not null unique constraint betting_source_code_is_a_word check (code ~ '^[A-Za-z0-9_-]{1,40}$')
);

create table betting_market (
  id         bigint generated always as identity primary key,
  source_id  int not null references betting_source (id),
  code       text not null,
  opens_at   timestamptz not null,
  closes_at  timestamptz not null,
  state      text not null default 'open' constraint betting_market_state_is_known check (state in ('open', 'locked', 'settled', 'cancelled')),
  constraint betting_market_opens_before_it_closes check (opens_at < closes_at),
  constraint betting_market_code_is_unique unique (source_id, code)
);

create table betting_bet (
  member_id       bigint not null,
  id              bigint not null,
  round_key       uuid not null,
  source_id       int not null,
  game_id         bigint not null,
  market_id       bigint,
  operation_key   uuid not null,
  stake           bigint not null constraint betting_bet_stake_is_not_negative check (stake >= 0),
  bonus_part      bigint not null default 0 constraint betting_bet_bonus_is_part_of_the_stake check (bonus_part between 0 and stake),
  payout          bigint not null default 0,
  bonus_payout    bigint not null default 0,
  valid_bet       bigint not null default 0 constraint betting_bet_valid_is_part_of_the_stake check (valid_bet between 0 and stake),
  rule_version    smallint not null default 1,
  -- 1 accepted  2 settled  3 void
  state           smallint not null default 1 constraint betting_bet_state_is_known check (state in (1, 2, 3)),
  -- On the head of a round: 1 open  2 closed  3 cancelled.
  round_state     smallint constraint betting_bet_round_state_is_known check (round_state in (1, 2, 3)),
  wins            smallint not null default 0,
  placed_at       timestamptz not null,
  settled_at      timestamptz,
  detail          jsonb,
  seq             smallint not null default 0,
  primary key (member_id, round_key, seq)
) with (fillfactor = 85);
create index betting_bet_by_member on betting_bet (member_id, id);
create index betting_bet_open_by_market on betting_bet (market_id) where market_id is not null and state = 1;
