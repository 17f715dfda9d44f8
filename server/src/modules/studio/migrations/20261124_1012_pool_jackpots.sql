-- Progressive jackpots of slots: a pool for every level of bets, in money, and the part of a unit that waits.
create table studio_pool (
  vendor   text not null,
  game     text not null,
  currency text not null,
  bet      bigint not null constraint studio_pool_has_a_level check (bet > 0),
  jackpot  text not null,
  pool     bigint not null constraint studio_pool_is_never_short check (pool >= 0),
  rest     bigint not null default 0,
  primary key (vendor, game, currency, bet, jackpot)
);
revoke delete, truncate on studio_pool from fairground_app;

-- What every round did to a pool, once: the pool can be told again from here, stake by stake.
create table studio_pool_move (
  round_id bigint not null references studio_round (id),
  jackpot  text not null,
  added    bigint not null constraint studio_pool_move_takes_nothing_away check (added >= 0),
  won      bigint not null constraint studio_pool_move_wins_nothing_negative check (won >= 0),
  -- What was in the pool afterwards.
  pool     bigint not null,
  primary key (round_id, jackpot)
);
revoke update, delete, truncate on studio_pool_move from fairground_app;
