-- Where a vendor may call from; nothing in it: from anywhere.
alter table vendors_vendor add column allowed_ips text[] not null default '{}';

-- How much a vendor may give without a bet, by currency: a stolen key must not be worth more than this.
create table vendors_credit_limit (
  vendor_id       bigint not null references vendors_vendor (id),
  currency        text not null,
  -- The largest single credit, what all of them may come to in 24 hours, and how many one player gets in an hour.
  single_max      bigint constraint vendors_credit_limit_single_is_an_amount check (single_max >= 0),
  day_max         bigint constraint vendors_credit_limit_day_is_an_amount check (day_max >= 0),
  player_hour_max integer constraint vendors_credit_limit_hour_is_a_count check (player_hour_max >= 0),
  constraint vendors_credit_limit_is_one primary key (vendor_id, currency)
);

-- What vendors with a limit asked to give: counted before it is paid, so that no twin gets past the limit.
create table vendors_credit (
  vendor_id      bigint not null,
  member_id      bigint not null,
  action         text not null,
  transaction_id text not null,
  currency       text not null,
  amount         bigint not null constraint vendors_credit_is_an_amount check (amount >= 0),
  at             timestamptz not null,
  is_refused     boolean not null,
  constraint vendors_credit_is_counted_once primary key (vendor_id, member_id, action, transaction_id)
);
create index vendors_credit_by_time on vendors_credit (vendor_id, currency, at) where not is_refused;
