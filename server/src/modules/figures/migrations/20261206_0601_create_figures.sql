-- What was staked, paid and moved on a business day: per member, per team (a member with everybody below it) and of the
-- whole site. Rows of a product hold what was played there; rows of 'ALL' hold what belongs to no product, such as deposits.
-- Derived from the register and the ledger: every row can be rebuilt from them.
create type figures_product as enum (
  'ALL', 'RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT', 'INHOUSE');

create table figures_member_day (
  member_id         bigint not null,
  accounting_date   date not null,
  product           figures_product not null,
  stake             bigint not null default 0,
  stake_cash        bigint not null default 0,
  valid_bet         bigint not null default 0,
  valid_bet_cash    bigint not null default 0,
  payout            bigint not null default 0,
  payout_cash       bigint not null default 0,
  bet_count         bigint not null default 0,
  rebate            bigint not null default 0,
  promo             bigint not null default 0,
  salary            bigint not null default 0,
  dividend          bigint not null default 0,
  deposit           bigint not null default 0,
  deposit_fee       bigint not null default 0,
  withdrawal        bigint not null default 0,
  withdrawal_fee    bigint not null default 0,
  transfer_in       bigint not null default 0,
  transfer_out      bigint not null default 0,
  bettors           bigint not null default 0,
  new_members       bigint not null default 0,
  new_agents        bigint not null default 0,
  first_depositors  bigint not null default 0,
  first_deposit     bigint not null default 0,
  constraint figures_member_day_is_one primary key (member_id, accounting_date, product)
) partition by range (accounting_date);

create table figures_team_day (
  agent_id          bigint not null,
  accounting_date   date not null,
  product           figures_product not null,
  stake             bigint not null default 0,
  stake_cash        bigint not null default 0,
  valid_bet         bigint not null default 0,
  valid_bet_cash    bigint not null default 0,
  payout            bigint not null default 0,
  payout_cash       bigint not null default 0,
  bet_count         bigint not null default 0,
  rebate            bigint not null default 0,
  promo             bigint not null default 0,
  salary            bigint not null default 0,
  dividend          bigint not null default 0,
  deposit           bigint not null default 0,
  deposit_fee       bigint not null default 0,
  withdrawal        bigint not null default 0,
  withdrawal_fee    bigint not null default 0,
  transfer_in       bigint not null default 0,
  transfer_out      bigint not null default 0,
  bettors           bigint not null default 0,
  new_members       bigint not null default 0,
  new_agents        bigint not null default 0,
  first_depositors  bigint not null default 0,
  first_deposit     bigint not null default 0,
  constraint figures_team_day_is_one primary key (agent_id, accounting_date, product)
) partition by range (accounting_date);

-- At most eleven rows a day: no partitions.
create table figures_site_day (
  accounting_date   date not null,
  product           figures_product not null,
  stake             bigint not null default 0,
  stake_cash        bigint not null default 0,
  valid_bet         bigint not null default 0,
  valid_bet_cash    bigint not null default 0,
  payout            bigint not null default 0,
  payout_cash       bigint not null default 0,
  bet_count         bigint not null default 0,
  rebate            bigint not null default 0,
  promo             bigint not null default 0,
  salary            bigint not null default 0,
  dividend          bigint not null default 0,
  deposit           bigint not null default 0,
  deposit_fee       bigint not null default 0,
  withdrawal        bigint not null default 0,
  withdrawal_fee    bigint not null default 0,
  transfer_in       bigint not null default 0,
  transfer_out      bigint not null default 0,
  bettors           bigint not null default 0,
  new_members       bigint not null default 0,
  new_agents        bigint not null default 0,
  first_depositors  bigint not null default 0,
  first_deposit     bigint not null default 0,
  constraint figures_site_day_is_one primary key (accounting_date, product)
) with (fillfactor = 50);

-- What a rebuild computes from the register and the ledger, to be compared with the stored figures; empty between rebuilds.
create table figures_shadow_member_day (like figures_member_day including defaults including constraints including indexes);
create table figures_shadow_team_day (like figures_team_day including defaults including constraints including indexes);
create table figures_shadow_site_day (like figures_site_day including defaults including constraints including indexes);

-- How far the figures are final. Its row is locked by everything that writes figures, so that there is one writer.
create table figures_gate (
  is_only       boolean primary key default true constraint figures_gate_has_one_row check (is_only),
  -- Nothing posted before this moment is missing, and nothing more will be posted before it.
  closed_until  timestamptz not null default '2000-01-01',
  -- The next moment to close, and the first transaction number that was free when it had passed.
  closing       timestamptz,
  fence         xid8,
  -- The first day that is counted as a whole: later than today in every time zone.
  counted_from  date not null,
  constraint figures_gate_closes_with_a_fence check ((closing is null) = (fence is null))
);
insert into figures_gate (counted_from) values ((clock_timestamp() at time zone 'Pacific/Kiritimati')::date + 1);
revoke delete, truncate on figures_gate from fairground_app;
