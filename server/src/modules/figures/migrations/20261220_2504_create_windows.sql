-- What members came to within five minutes, by posting time: salaries by the hour and in real time are settled for windows
-- that are closed, and not for the day that still runs. Rows are dropped after a few days.
create table figures_member_window (
  window_start     timestamptz not null,
  member_id        bigint not null,
  product          figures_product not null,
  valid_bet_cash   bigint not null default 0,
  stake_cash       bigint not null default 0,
  payout_cash      bigint not null default 0,
  rebate           bigint not null default 0,
  promo            bigint not null default 0,
  salary           bigint not null default 0,
  deposit_fee      bigint not null default 0,
  withdrawal_fee   bigint not null default 0,
  constraint figures_member_window_is_one primary key (window_start, member_id, product)
);
