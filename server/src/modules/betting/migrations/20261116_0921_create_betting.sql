-- folds: 20261116_0920_create_betting.sql
-- folds: 20261119_1600_look_up_rounds_by_their_key.sql
-- folds: 20261119_1610_leave_room_for_results.sql
-- folds: 20261124_1221_remember_what_was_played.sql

-- The one register of wagers. A round is the bets of one member under one round key; its first bet, the head, carries
-- the round's state, its wins and its valid bet, because most rounds have one bet and should cost one row.

-- Whose games, and of what sort: a small number in every bet instead of two words.
create table betting_product (
  id        int generated always as identity primary key,
  source    text not null constraint betting_product_source_is_a_word check (source ~ '^[A-Za-z0-9_-]{1,40}$'),
  category  text not null constraint betting_product_category_is_a_word check (category ~ '^[A-Z]{2,12}$'),
  constraint betting_product_is_one_of_its_kind unique (source, category)
);

create table betting_market (
  id              bigint generated always as identity primary key,
  source          text not null,
  code            text not null constraint betting_market_code_is_short check (length(code) between 1 and 200),
  opens_at        timestamptz not null,
  closes_at       timestamptz not null,
  state           text not null default 'open'
                  constraint betting_market_state_is_known check (state in ('open', 'locked', 'settled', 'cancelled')),
  -- How far a settlement or cancellation has come: bets up to this id have their result.
  done_through    bigint not null default 0,
  constraint betting_market_opens_before_it_closes check (opens_at < closes_at),
  constraint betting_market_code_is_unique unique (source, code)
);

-- Not partitioned on purpose: a bet is looked up by its round, and a round does not tell its month, so every lookup
-- would ask every partition. Both indexes lead with the member: new entries of a member stand beside the last ones.
create table betting_bet (
  member_id      bigint not null,
  -- The transfer that took the stake; ids of later bets are greater.
  id             bigint not null,
  operation_key  uuid not null,
  round_key      uuid not null,
  game_id        bigint not null,
  market_id      bigint,
  stake          bigint not null constraint betting_bet_stake_is_not_negative check (stake >= 0),
  bonus_part     bigint not null constraint betting_bet_bonus_is_part_of_the_stake check (bonus_part between 0 and stake),
  -- The round's, on its head; nothing on its other bets.
  payout         bigint not null default 0 constraint betting_bet_payout_is_not_negative check (payout >= 0),
  bonus_payout   bigint not null default 0 constraint betting_bet_bonus_is_part_of_the_payout check (bonus_payout between 0 and payout),
  valid_bet      bigint not null default 0 constraint betting_bet_valid_bet_is_not_negative check (valid_bet >= 0),
  placed_at      timestamptz not null,
  settled_at     timestamptz,
  product_id     int not null,
  valid_rule     smallint not null,
  seq            smallint not null,
  -- 1 accepted  2 settled  3 void
  state          smallint not null constraint betting_bet_state_is_known check (state in (1, 2, 3)),
  -- On the head: 1 open  2 won  3 lost  4 cancelled. A round with settled_at is closed.
  round_state    smallint constraint betting_bet_round_state_is_known check (round_state in (1, 2, 3, 4)),
  currency       text not null,
  -- The round as its source calls it, and a free round's campaign or a prize's kind, where there is one.
  round_id       text not null,
  award          text,
  -- The round this one corrects.
  parent_key     uuid,
  -- Wins that stand, by their operations.
  win_keys       uuid[],
  detail         jsonb,
  constraint betting_bet_head_has_the_state check ((seq = 0) = (round_state is not null)),
  primary key (member_id, round_key, seq)
-- No index knows a column that a settlement changes, so the new version of a row stays on its page. A bet is changed once,
-- by its result, and results come together: a page needs room for all of its bets a second time.
) with (fillfactor = 55);
-- Only for readers who say that they walk along the ids: without the condition the planner of a young register takes it
-- for looking up a round, and reads every bet of the member.
create index betting_bet_by_member on betting_bet (member_id, id) where id > 0;
create index betting_bet_by_market on betting_bet (market_id, id) where market_id is not null;
create index betting_bet_by_time on betting_bet using brin (placed_at) with (pages_per_range = 32, autosummarize = on);

-- Wins that came without a bet, for people to look at.
create table betting_parked_win (
  operation_key  uuid primary key,
  member_id      bigint not null,
  product_id     int not null,
  round_id       text not null,
  transaction_id text not null,
  currency       text not null,
  amount         bigint not null,
  at             timestamptz not null,
  reviewed_at    timestamptz,
  reviewed_by    text,
  note           text
);
create index betting_parked_win_to_review on betting_parked_win (at) where reviewed_at is null;

-- Rounds that should be over by now. Found by walking the register once in the order of time.
create table betting_overdue_round (
  member_id  bigint not null,
  round_key  uuid not null,
  placed_at  timestamptz not null,
  primary key (member_id, round_key)
);
create index betting_overdue_round_by_age on betting_overdue_round (placed_at);

create table betting_overdue_walk (
  is_only         boolean primary key default true constraint betting_overdue_walk_has_one_row check (is_only),
  looked_through  timestamptz not null default '2000-01-01'
);
insert into betting_overdue_walk default values;

-- Which products a member has bets of, as far as somebody looked. A heavy player has bets by the hundred thousand, and
-- an index by product would be paid for with every wager; so the bets are walked once, and the walk goes on where it ended.
create table betting_played (
  member_id       bigint primary key,
  product_ids     int[] not null,
  -- Bets up to this id have been seen.
  looked_through  bigint not null
);

revoke delete, truncate on betting_bet, betting_parked_win from fairground_app;
