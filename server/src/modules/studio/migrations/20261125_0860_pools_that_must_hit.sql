-- The lives of pools that must hit, one after another. Each has a secret of its own, sealed and committed to before its
-- first stake; it says at which amount the pool is hit, and is told when that has happened.
create table studio_pool_life (
  vendor      text not null,
  game        text not null,
  currency    text not null,
  bet         bigint not null constraint studio_pool_life_has_a_level check (bet > 0),
  jackpot     text not null,
  life        int not null constraint studio_pool_life_counts_from_one check (life > 0),
  model       text not null,
  sealed      bytea not null,
  commitment  text not null constraint studio_pool_life_commitment_is_one unique,
  began_at    timestamptz not null,
  -- Of a life that is over: the round that ended it, and what was told with it.
  round_id    bigint references studio_round (id),
  ended_at    timestamptz,
  secret      text,
  pool_before bigint,
  pool_after  bigint,
  paid        bigint,
  constraint studio_pool_life_ends_whole check (
    num_nulls(round_id, ended_at, secret, pool_before, pool_after, paid) in (0, 6)),
  primary key (vendor, game, currency, bet, jackpot, life)
);
-- A pool has one life at a time.
create unique index studio_pool_life_goes_on_once on studio_pool_life (vendor, game, currency, bet, jackpot) where ended_at is null;
revoke delete, truncate on studio_pool_life from fairground_app;
