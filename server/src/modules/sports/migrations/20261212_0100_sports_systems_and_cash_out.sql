-- Systems, combinations of one match, cash-out, postponed matches, and the history of what a bet paid.

alter table sports_fixture drop constraint sports_fixture_state_is_known;
alter table sports_fixture add constraint sports_fixture_state_is_known check (state in
  ('PREMATCH', 'POSTPONED', 'LIVE', 'BREAK', 'INTERRUPTED', 'ENDED', 'CLOSED', 'ABANDONED'));
-- Since when a match waits to be played again; what is not decided 36 hours later is void.
alter table sports_fixture add column waits_since timestamptz;
create index sports_fixture_waits on sports_fixture (waits_since) where waits_since is not null;
drop index sports_fixture_open;
create index sports_fixture_open on sports_fixture (starts_at)
  where state in ('PREMATCH', 'POSTPONED', 'LIVE', 'BREAK', 'INTERRUPTED');

alter table sports_market_result drop constraint sports_market_result_kind_is_known;
alter table sports_market_result add constraint sports_market_result_kind_is_known
  check (kind in ('SETTLED', 'ROLLED_BACK', 'CANCELLED', 'CANCEL_ROLLED_BACK'));

alter table sports_bet drop constraint sports_bet_kind_is_known;
alter table sports_bet add constraint sports_bet_kind_is_known check (kind in ('SINGLE', 'COMBO', 'SYSTEM'));
alter table sports_bet
  add column system    text,
  add column lines     int not null default 1 constraint sports_bet_has_lines check (lines > 0),
  -- The price of the whole bet that the player saw, where it is not the product of the legs.
  add column asked_odds bigint,
  -- Stake that is still in play, and what was paid for the rest of it.
  add column stake_left bigint,
  add column cashed    bigint not null default 0 constraint sports_bet_cashed_is_no_debt check (cashed >= 0),
  add constraint sports_bet_system_is_named check ((kind = 'SYSTEM') = (system is not null));
update sports_bet set stake_left = stake;
alter table sports_bet
  alter column stake_left set not null,
  add constraint sports_bet_stake_left_is_a_part check (stake_left between 0 and stake);

-- Legs of one match that are priced together: the price of every part of them that may remain, by the places that stay.
create table sports_combo_price (
  bet_id      bigint not null references sports_bet,
  fixture_id  bigint not null,
  mask        int not null,
  odds_milli  int not null,
  primary key (bet_id, fixture_id, mask)
);

create table sports_cash_out (
  id          bigint generated always as identity primary key,
  bet_id      bigint not null references sports_bet,
  member_id   bigint not null,
  request_id  text not null,
  -- How much of the stake is taken out, and what the player was shown for it.
  part        bigint not null constraint sports_cash_out_takes_a_part check (part > 0),
  asked       bigint not null constraint sports_cash_out_asks_for_something check (asked > 0),
  state       text not null constraint sports_cash_out_state_is_known check (state in ('PENDING', 'DONE', 'REFUSED')),
  paid        bigint,
  reason      text,
  placed_at   timestamptz not null,
  due_at      timestamptz,
  decided_at  timestamptz,
  constraint sports_cash_out_request_is_unique unique (member_id, request_id),
  constraint sports_cash_out_waits_with_a_time check ((state = 'PENDING') = (due_at is not null))
);
create index sports_cash_out_due on sports_cash_out (due_at) where due_at is not null;
create unique index sports_cash_out_waits_once on sports_cash_out (bet_id) where due_at is not null;

-- What a bet was paid, change by change.
create table sports_bet_change (
  bet_id   bigint not null references sports_bet,
  place    int not null,
  kind     text not null constraint sports_bet_change_kind_is_known check (kind in ('SETTLED', 'CASH_OUT')),
  state    text not null,
  payout   bigint not null,
  moved    bigint not null,
  -- The versions of the results it follows from, by market.
  results  jsonb not null,
  at       timestamptz not null default clock_timestamp(),
  primary key (bet_id, place)
);

-- Slips that are shown under a code for some days.
create table sports_slip (
  code        text primary key,
  selections  jsonb not null,
  created_at  timestamptz not null default clock_timestamp()
);
create index sports_slip_age on sports_slip (created_at);

create table sports_favourite (
  member_id  bigint not null,
  kind       text not null constraint sports_favourite_kind_is_known check (kind in ('COMPETITION', 'FIXTURE')),
  key        text not null,
  added_at   timestamptz not null default clock_timestamp(),
  primary key (member_id, kind, key)
);
