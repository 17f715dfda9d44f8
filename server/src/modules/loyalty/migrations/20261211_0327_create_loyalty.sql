-- How points are earned and converted: one row.
create table loyalty_setting (
  is_only             boolean primary key default true check (is_only),
  enabled             boolean not null default true,
  -- Points for one whole unit of money.
  ratio               integer not null default 100 constraint loyalty_ratio_is_positive check (ratio > 0),
  min_convert         integer not null default 1000 check (min_convert > 0),
  multiple            integer not null default 100 check (multiple > 0),
  daily_convert_cap   bigint not null default 5000000 check (daily_convert_cap >= 0),
  deposit_spend       bigint not null default 100000000 check (deposit_spend > 0),
  deposit_day_max     integer not null default 100 check (deposit_day_max >= 0)
);
insert into loyalty_setting default values;

-- What has to count of the stakes of a product for one point.
create table loyalty_point_rule (
  product text primary key,
  spend   bigint not null constraint loyalty_spend_is_positive check (spend > 0)
);
insert into loyalty_point_rule (product, spend) values
  ('RNG', 10000000), ('FISH', 10000000), ('INHOUSE', 10000000),
  ('SPORTS', 20000000), ('ESPORTS', 20000000), ('COCKFIGHT', 20000000),
  ('LIVE', 50000000), ('PVP', 50000000),
  ('LOTT', 25000000), ('ELOTT', 25000000);

create table loyalty_point_account (
  member_id  bigint primary key,
  balance    bigint not null default 0 constraint loyalty_points_are_not_owed check (balance >= 0),
  lifetime   bigint not null default 0 constraint loyalty_lifetime_only_grows check (lifetime >= 0),
  -- Hundredths of a point that the multiplier of a rank left over.
  hundredths smallint not null default 0 check (hundredths between 0 and 99)
);

-- Append-only: what is wrong is put right by another entry.
create table loyalty_point_entry (
  id            bigint generated always as identity primary key,
  member_id     bigint not null,
  type          text not null constraint loyalty_entry_type_is_known check (type in ('EARN_BET', 'EARN_DEPOSIT',
    'EARN_CHECKIN', 'EARN_MISSION', 'EARN_MANUAL', 'REDEEM', 'REDEEM_RETURN', 'CONVERT', 'ADJUST')),
  delta         bigint not null constraint loyalty_entry_changes_something check (delta <> 0),
  balance_after bigint not null check (balance_after >= 0),
  idem_key      text not null constraint loyalty_entry_is_posted_once unique,
  remark        text not null default '',
  business_day  date not null,
  at            timestamptz not null
);
create index loyalty_point_entry_of_member on loyalty_point_entry (member_id, id desc);
create index loyalty_point_entry_of_deposits on loyalty_point_entry (member_id, business_day) where type = 'EARN_DEPOSIT';
revoke update, delete, truncate on loyalty_point_entry from fairground_app;

-- What was staked and is not yet a point, by product; DEPOSIT is what was paid in.
create table loyalty_point_remainder (
  member_id bigint not null,
  product   text not null,
  remainder bigint not null constraint loyalty_remainder_is_not_negative check (remainder >= 0),
  primary key (member_id, product)
);

create table loyalty_conversion (
  id              bigint generated always as identity primary key,
  member_id       bigint not null,
  points          bigint not null check (points > 0),
  amount          bigint not null check (amount > 0),
  currency        text not null,
  idempotency_key text not null,
  business_day    date not null,
  at              timestamptz not null,
  constraint loyalty_conversion_is_made_once unique (member_id, idempotency_key)
);
create index loyalty_conversion_of_day on loyalty_conversion (member_id, business_day);
revoke update, delete, truncate on loyalty_conversion from fairground_app;

create table loyalty_reward (
  id           bigint generated always as identity primary key,
  type         text not null constraint loyalty_reward_type_is_known check (type in ('GOODS', 'CASH')),
  state        text not null default 'DRAFT' constraint loyalty_reward_state_is_known check (state in ('DRAFT', 'ON', 'OFF')),
  points       bigint not null constraint loyalty_reward_has_a_price check (points > 0),
  amount       bigint,
  stock        integer not null constraint loyalty_stock_is_not_negative check (stock >= 0),
  -- What was ever put on the shelf: stock and the orders that stand add up to it.
  supplied     integer not null check (supplied >= stock),
  member_limit integer check (member_limit > 0),
  min_rank     smallint not null default 0 check (min_rank between 0 and 10),
  texts        jsonb not null,
  image        text not null default '',
  hue          smallint not null default 75,
  sort         integer not null default 100,
  default_key  text unique,
  is_default   boolean not null default false,
  request_key  text unique,
  created_at   timestamptz not null,
  constraint loyalty_reward_amount_fits check ((type = 'CASH') = (amount is not null and amount > 0))
);

-- A change of stock by staff, once for each request.
create table loyalty_stock_change (
  request_key text primary key,
  reward_id   bigint not null references loyalty_reward,
  change      integer not null,
  at          timestamptz not null
);
revoke update, delete, truncate on loyalty_stock_change from fairground_app;

create table loyalty_redeem_edge (
  from_status text not null,
  to_status   text not null,
  primary key (from_status, to_status)
);
insert into loyalty_redeem_edge values
  ('IN_PROCESS', 'APPROVED'), ('IN_PROCESS', 'REJECTED'), ('IN_PROCESS', 'CANCELLED'),
  ('TO_PACK', 'PACKED'), ('PACKED', 'SHIPPED'), ('SHIPPED', 'DELIVERED');
revoke insert, update, delete, truncate on loyalty_redeem_edge from fairground_app;

create table loyalty_redeem (
  id              bigint generated always as identity primary key,
  no              text not null constraint loyalty_redeem_number_is_one unique,
  member_id       bigint not null,
  reward_id       bigint not null references loyalty_reward,
  type            text not null,
  texts           jsonb not null,
  image           text not null,
  hue             smallint not null,
  quantity        integer not null constraint loyalty_redeem_quantity_is_positive check (quantity > 0),
  points          bigint not null check (points > 0),
  amount          bigint,
  currency        text,
  status          text not null default 'IN_PROCESS',
  delivery        text,
  tracking        text not null default '',
  remark          text not null default '',
  address         jsonb,
  idempotency_key text not null,
  placed_at       timestamptz not null,
  decided_at      timestamptz,
  moved_at        timestamptz not null,
  constraint loyalty_redeem_is_placed_once unique (member_id, idempotency_key),
  constraint loyalty_delivery_is_of_approved_goods check (delivery is null or (type = 'GOODS' and status = 'APPROVED')),
  constraint loyalty_goods_are_delivered check (not (type = 'GOODS' and status = 'APPROVED' and delivery is null))
);
create index loyalty_redeem_of_member on loyalty_redeem (member_id, id desc);
create index loyalty_redeem_of_reward on loyalty_redeem (member_id, reward_id) where status in ('IN_PROCESS', 'APPROVED');
create index loyalty_redeem_waiting on loyalty_redeem (moved_at) where status = 'IN_PROCESS' or delivery in ('TO_PACK', 'PACKED', 'SHIPPED');
revoke delete, truncate on loyalty_redeem from fairground_app;

create table loyalty_address (
  id         bigint generated always as identity primary key,
  member_id  bigint not null,
  name       text not null,
  phone      text not null,
  line       text not null,
  city       text not null,
  country    text not null,
  is_default boolean not null default false
);
create index loyalty_address_of_member on loyalty_address (member_id, id);
create unique index loyalty_one_default_address on loyalty_address (member_id) where is_default;
