-- folds: 20261116_0900_create_wallet.sql
-- folds: 20261117_0930_create_wallet_transfers.sql
-- folds: 20261126_0903_keep_pools_and_debts.sql

-- The ledger: money moves between accounts in legs. A leg is one row with two sides, so every transfer sums to zero by
-- its shape; a transfer of more parts is several legs under one transfer id. Nothing here is ever changed or removed,
-- except the balances, which are derived.

create table wallet_currency (
  code    text primary key constraint wallet_currency_code_is_a_word check (code ~ '^[A-Z]{3,8}$'),
  symbol  text not null
);

insert into wallet_currency (code, symbol) values ('VND', '₫'), ('TRIAL', 'T');

create table wallet_account (
  id            bigint generated always as identity primary key,
  -- A pool is what players paid in together and win from: it can run dry, so it has a floor and is locked as a player's
  -- account is. A debt is what a member owes the house: it stands below nothing, and what pays it back ends there.
  owner_kind    text not null
                constraint wallet_account_owner_is_known check (owner_kind in ('member', 'house', 'pool', 'debt')),
  owner_id      bigint not null,
  kind          text not null constraint wallet_account_kind_is_a_word check (kind ~ '^[A-Z][A-Za-z0-9_:-]{1,60}$'),
  currency      text not null references wallet_currency (code),
  balance       bigint not null default 0,
  -- An account without a floor belongs to the house: it may go below any amount, and nobody waits for its row.
  floor         bigint,
  -- A claw-back may leave an account below its floor; stakes are refused until it has recovered.
  is_overdrawn  boolean not null default false,
  -- Whether rows of wallet_guard or wallet_limit must be asked before a stake or a deposit.
  is_guarded    boolean not null default false,
  -- The id of the last leg: only grows, so that a reader can tell an older balance from a newer one.
  version       bigint not null default 0,
  opened_at     timestamptz not null default clock_timestamp(),
  constraint wallet_account_is_one_of_its_kind unique (owner_kind, owner_id, kind, currency),
  constraint wallet_account_house_has_no_floor check ((owner_kind = 'house') = (floor is null)),
  constraint wallet_account_keeps_its_floor check (floor is null or balance >= floor or is_overdrawn),
  constraint wallet_account_debt_is_no_credit check (owner_kind <> 'debt' or balance <= 0)
) with (fillfactor = 80);

-- What the house gained or lost in one batch, folded into the account's balance by a job: a row that everybody would
-- have to lock is never touched while players wait.
create table wallet_house_delta (
  account_id  bigint not null,
  id          bigint not null,
  amount      bigint not null,
  primary key (account_id, id)
);

create table wallet_books (
  is_current    boolean primary key default true check (is_current),
  zone          text not null default 'Asia/Ho_Chi_Minh',
  -- No leg may carry an accounting date up to this one.
  closed_until  date not null default '2000-01-01',
  -- Nothing that could still commit is older than this: reports may rely on it.
  sealed_until  date not null default '2000-01-01',
  -- Everything that may have read the books before they closed has a transaction number below this one.
  seal_after    xid8,
  constraint wallet_books_close_before_they_seal check (sealed_until <= closed_until)
);
insert into wallet_books default values;

-- Whether all vendors play on one balance, or each has a wallet of its own.
create table wallet_setting (
  is_current  boolean primary key default true check (is_current),
  is_single   boolean not null default true,
  currency    text not null default 'VND' references wallet_currency (code)
);
insert into wallet_setting default values;

create table wallet_vendor (
  code     text primary key constraint wallet_vendor_code_is_a_word check (code ~ '^[A-Za-z0-9_-]{1,40}$'),
  is_open  boolean not null default true
);

-- Ids begin with the month, so that a table partitioned by id is partitioned by month and ids still only grow.
create sequence wallet_id_seq as bigint increment by 2048 cache 1;

create table wallet_leg (
  account_id       bigint not null,
  id               bigint not null,
  transfer_id      bigint not null,
  counter_id       bigint not null,
  amount           bigint not null constraint wallet_leg_moves_something check (amount <> 0),
  balance_after    bigint not null,
  kind             smallint not null,
  accounting_date  date not null,
  posted_at        timestamptz not null,
  operation_key    uuid not null,
  -- The other side's balance when it is a player's too; the house keeps none while it plays.
  counter_balance_after  bigint,
  constraint wallet_leg_has_two_sides check (account_id <> counter_id),
  primary key (account_id, id)
) partition by range (id);
create index wallet_leg_by_counter on wallet_leg (counter_id, id) where counter_balance_after is not null;

-- One row per thing asked for, whatever became of it: a repeat is answered from here.
create table wallet_operation (
  key               uuid primary key,
  fingerprint       uuid not null,
  status            smallint not null,
  kind              smallint not null,
  account_id        bigint not null,
  counter_id        bigint not null,
  amount            bigint not null,
  spill_account_id  bigint,
  spill_amount      bigint not null default 0,
  balance_after     bigint not null,
  version           bigint not null,
  transfer_id       bigint,
  reverses_key      uuid,
  at                timestamptz not null
);
create unique index wallet_operation_is_reversed_once on wallet_operation (reverses_key) where reverses_key is not null and status = 0;

create table wallet_guard (
  member_id               bigint primary key,
  stakes_blocked_until    timestamptz,
  deposits_blocked_until  timestamptz
);

create table wallet_limit (
  member_id     bigint not null,
  measure       text not null constraint wallet_limit_measure_is_known check (measure in ('stake', 'loss', 'deposit')),
  period        text not null constraint wallet_limit_period_is_known check (period in ('day', 'week', 'month')),
  cap           bigint not null constraint wallet_limit_cap_is_not_negative check (cap >= 0),
  used          bigint not null default 0,
  window_start  date not null default '2000-01-01',
  primary key (member_id, measure, period)
);

-- Append only, by grant: the server can add to the ledger and read it, and nothing else.
revoke update, delete, truncate on wallet_leg, wallet_operation from fairground_app;
revoke delete, truncate on wallet_account, wallet_books, wallet_setting from fairground_app;

-- Money on its way between the main wallet and the wallet a vendor keeps on its own machines. It leaves its account in
-- one commit with the row's first state, waits in a hold of the member, and arrives or returns in one commit with the last.
create table wallet_transfer (
  id               bigint generated always as identity primary key,
  member_id        bigint not null,
  vendor           text not null,
  currency         text not null references wallet_currency (code),
  amount           bigint not null constraint wallet_transfer_moves_something check (amount > 0),
  direction        text not null constraint wallet_transfer_direction_is_known check (direction in ('to-vendor', 'from-vendor')),
  idempotency_key  text not null,
  state            text not null constraint wallet_transfer_state_is_known check (state in ('DEBITED', 'SENT', 'UNKNOWN', 'DONE', 'FAILED')),
  asked_at         timestamptz not null,
  changed_at       timestamptz not null,
  constraint wallet_transfer_is_asked_once unique (member_id, idempotency_key)
);
-- What is not known to have arrived or failed keeps the next one from starting.
create unique index wallet_transfer_is_the_only_open_one on wallet_transfer (member_id, vendor) where state in ('DEBITED', 'SENT', 'UNKNOWN');
create index wallet_transfer_open on wallet_transfer (changed_at) where state in ('DEBITED', 'SENT', 'UNKNOWN');
revoke delete, truncate on wallet_transfer from fairground_app;
