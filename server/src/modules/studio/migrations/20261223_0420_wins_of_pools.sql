-- What players added to a pool on the day it last moved, so that staff reads it without adding rounds up.
alter table studio_pool add column day date, add column day_added bigint not null default 0;
alter table studio_fishing_pool add column day date, add column day_added bigint not null default 0;

-- Each win of a pool, once, under the pool's own name: the last ones are found without a look at the rounds between them.
create table studio_pool_win (
  vendor   text not null,
  game     text not null,
  currency text not null,
  bet      bigint not null,
  jackpot  text not null,
  round_id bigint not null references studio_round (id),
  amount   bigint not null constraint studio_pool_win_pays_something check (amount > 0),
  won_at   timestamptz not null,
  primary key (vendor, game, currency, bet, jackpot, round_id)
);
revoke update, delete, truncate on studio_pool_win from fairground_app;

insert into studio_pool_win (vendor, game, currency, bet, jackpot, round_id, amount, won_at)
select r.vendor, r.game, r.currency, r.bet, m.jackpot, m.round_id, m.won, r.moved_at
  from studio_pool_move m join studio_round r on r.id = m.round_id
 where m.won > 0;
