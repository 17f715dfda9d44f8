-- What members have paid of a withdrawal already; the hold is smaller by it.
alter table cashier_withdrawal
  add column settled bigint not null default 0
  constraint cashier_withdrawal_settles_a_part check (settled >= 0 and settled <= amount);

-- Parts of withdrawals that other members pay (domain 9.4). The sandbox plays a side that is null.
create table cashier_slice (
  id               bigint generated always as identity primary key,
  withdrawal_id    bigint references cashier_withdrawal (id),
  deposit_id       bigint references cashier_deposit (id) constraint cashier_slice_is_one_of_a_deposit unique,
  currency         text not null,
  amount           bigint not null,
  received         bigint,
  status           text not null default 'MATCHED',
  version          integer not null default 1,
  matched_at       timestamptz not null,
  pay_deadline     timestamptz not null,
  confirm_deadline timestamptz,
  moved_at         timestamptz not null,
  moved_by         text not null,
  answer           text,
  answer_amount    bigint,
  receipt_by       text,
  constraint cashier_slice_has_a_side check (withdrawal_id is not null or deposit_id is not null),
  constraint cashier_slice_amount_is_positive check (amount > 0),
  constraint cashier_slice_received_is_a_part check (received >= 0 and received <= amount),
  constraint cashier_slice_final_is_received
    check ((status in ('RECEIVED', 'PARTLY', 'NOT_RECEIVED', 'EXPIRED')) = (received is not null)),
  constraint cashier_slice_answer_is_known check (answer in ('RECEIVED', 'NOT_RECEIVED', 'PARTLY')),
  constraint cashier_slice_receipt_is_known check (receipt_by in ('member', 'silence', 'forced', 'decision'))
);
create index cashier_slice_of_withdrawal on cashier_slice (withdrawal_id, id);
create index cashier_slice_by_status on cashier_slice (status, id);
revoke delete, truncate on cashier_slice from fairground_app;

-- The allowed changes of state, as in contract/src/cashier/slice-states.ts.
create table cashier_slice_edge (
  from_status text not null,
  to_status   text not null,
  primary key (from_status, to_status)
);
insert into cashier_slice_edge (from_status, to_status) values
  ('MATCHED', 'PAID'),
  ('MATCHED', 'EXPIRED'),
  ('PAID', 'RECEIVED'),
  ('PAID', 'DISPUTED'),
  ('DISPUTED', 'RECEIVED'),
  ('DISPUTED', 'PARTLY'),
  ('DISPUTED', 'NOT_RECEIVED');
revoke insert, update, delete, truncate on cashier_slice_edge from fairground_app;

-- Withdrawals that wait for payers, oldest first.
create index cashier_withdrawal_pool on cashier_withdrawal (id) where status = 'PAYING' and provider = 'c2c';
