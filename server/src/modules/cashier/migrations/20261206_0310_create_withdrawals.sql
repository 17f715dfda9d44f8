-- Where members are paid to. The number is closed with SECRETS_KEY; its hash finds the same number again.
create table cashier_bank_account (
  id          bigint generated always as identity primary key,
  member_id   bigint not null,
  kind        text not null,
  bank        text not null,
  number_enc  bytea not null,
  number_hash bytea not null,
  number_tail text not null,
  holder      text not null,
  status      text not null default 'ACTIVE',
  added_at    timestamptz not null,
  usable_at   timestamptz not null,
  constraint cashier_bank_account_kind_is_known check (kind in ('BANK', 'EWALLET')),
  constraint cashier_bank_account_status_is_known check (status in ('ACTIVE', 'LOCKED', 'REMOVED')),
  constraint cashier_bank_account_hash_is_sha256 check (octet_length(number_hash) = 32)
);
create unique index cashier_bank_account_is_added_once on cashier_bank_account (member_id, number_hash) where status <> 'REMOVED';
create index cashier_bank_account_by_number on cashier_bank_account (number_hash);
revoke delete, truncate on cashier_bank_account from fairground_app;

-- What an operator decides about withdrawals: one row.
create table cashier_withdrawal_rule (
  is_only           boolean primary key default true,
  min_amount        bigint not null,
  max_amount        bigint not null,
  step              bigint not null,
  daily_count       integer not null,
  auto_max          bigint not null,
  four_eyes_from    bigint not null,
  level_2_from      bigint not null,
  level_3_from      bigint not null,
  cooling_hours     integer not null,
  wait_hours        integer not null,
  confirm_minutes   integer not null,
  notice_minutes    integer not null,
  expected_minutes  integer not null,
  constraint cashier_withdrawal_rule_is_only_one check (is_only),
  constraint cashier_withdrawal_rule_amounts_fit check (min_amount > 0 and max_amount >= min_amount and step > 0),
  constraint cashier_withdrawal_rule_limits_fit check (auto_max >= 0 and four_eyes_from > 0 and level_3_from >= level_2_from),
  constraint cashier_withdrawal_rule_times_fit check (
    daily_count > 0 and cooling_hours >= 0 and wait_hours >= 0 and confirm_minutes > notice_minutes and notice_minutes > 0)
);
insert into cashier_withdrawal_rule
  (min_amount, max_amount, step, daily_count, auto_max, four_eyes_from, level_2_from, level_3_from,
   cooling_hours, wait_hours, confirm_minutes, notice_minutes, expected_minutes)
values
  (500000, 5000000000000, 10000, 5, 5000000000, 200000000000, 20000000000, 500000000000, 24, 24, 30, 10, 120);
revoke insert, delete, truncate on cashier_withdrawal_rule from fairground_app;

create table cashier_withdrawal (
  id                 bigint generated always as identity primary key,
  no                 text not null constraint cashier_withdrawal_number_is_unique unique,
  member_id          bigint not null,
  account_id         bigint not null references cashier_bank_account (id),
  amount             bigint not null,
  currency           text not null,
  idempotency_key    text not null,
  status             text not null default 'REQUESTED',
  version            integer not null default 1,
  requested_at       timestamptz not null,
  business_day       text not null,
  moved_at           timestamptz not null,
  -- Who moved it last, for the history: a member, staff by name, or the product.
  moved_by           text not null,
  review_reasons     text[] not null default '{}',
  score              integer not null default 0,
  claimed_by         bigint,
  claimed_name       text,
  reviewer1          bigint,
  reviewer2          bigint,
  provider           text,
  provider_reference text,
  pay_failure        text,
  asked_at           timestamptz,
  confirm_deadline   timestamptz,
  noticed_at         timestamptz,
  answer             text,
  answer_amount      bigint,
  receipt_by         text,
  return_reason      text,
  paid_amount        bigint,
  returned_amount    bigint,
  constraint cashier_withdrawal_is_asked_once unique (member_id, idempotency_key),
  constraint cashier_withdrawal_amount_is_positive check (amount > 0),
  constraint cashier_withdrawal_has_two_reviewers check (reviewer2 is null or reviewer2 <> reviewer1),
  constraint cashier_withdrawal_answer_is_known check (answer in ('RECEIVED', 'NOT_RECEIVED', 'PARTLY')),
  constraint cashier_withdrawal_answer_is_a_part check ((answer = 'PARTLY') = (answer_amount is not null) or answer is null),
  constraint cashier_withdrawal_receipt_is_known check (receipt_by in ('member', 'silence', 'forced', 'decision')),
  constraint cashier_withdrawal_is_shared_out check (
    (status in ('CONFIRMED', 'PART_CONFIRMED', 'RETURNED', 'REJECTED', 'CANCELLED')) = (paid_amount is not null)
    and (paid_amount is null or paid_amount + returned_amount = amount))
);
create unique index cashier_withdrawal_is_one_at_a_time on cashier_withdrawal (member_id)
  where status not in ('CONFIRMED', 'PART_CONFIRMED', 'RETURNED', 'REJECTED', 'CANCELLED');
create index cashier_withdrawal_of_a_member on cashier_withdrawal (member_id, id desc);
create index cashier_withdrawal_by_status on cashier_withdrawal (status, id);
create index cashier_withdrawal_by_account on cashier_withdrawal (account_id);

-- The allowed changes of state, as in contract/src/cashier/withdrawal-states.ts.
create table cashier_withdrawal_edge (
  from_status text not null,
  to_status   text not null,
  primary key (from_status, to_status)
);
insert into cashier_withdrawal_edge (from_status, to_status) values
  ('REQUESTED', 'AUTO_OK'),
  ('REQUESTED', 'REVIEW_1'),
  ('REQUESTED', 'CANCELLED'),
  ('REVIEW_1', 'APPROVED'),
  ('REVIEW_1', 'REVIEW_2'),
  ('REVIEW_1', 'REJECTED'),
  ('REVIEW_1', 'CANCELLED'),
  ('REVIEW_2', 'APPROVED'),
  ('REVIEW_2', 'REJECTED'),
  ('AUTO_OK', 'PAYING'),
  ('APPROVED', 'PAYING'),
  ('PAYING', 'PAID_OUT'),
  ('PAYING', 'PAY_FAILED'),
  ('PAYING', 'UNKNOWN'),
  ('UNKNOWN', 'PAYING'),
  ('UNKNOWN', 'PAID_OUT'),
  ('UNKNOWN', 'PAY_FAILED'),
  ('PAY_FAILED', 'APPROVED'),
  ('PAY_FAILED', 'REJECTED'),
  ('PAID_OUT', 'CONFIRMED'),
  ('PAID_OUT', 'DISPUTED'),
  ('DISPUTED', 'CONFIRMED'),
  ('DISPUTED', 'PART_CONFIRMED'),
  ('DISPUTED', 'RETURNED');

-- Every state a withdrawal had, written by a trigger.
create table cashier_withdrawal_step (
  id            bigint generated always as identity primary key,
  withdrawal_id bigint not null references cashier_withdrawal (id),
  status        text not null,
  moved_by      text not null,
  at            timestamptz not null
);
create index cashier_withdrawal_step_in_order on cashier_withdrawal_step (withdrawal_id, id);

revoke delete, truncate on cashier_withdrawal from fairground_app;
revoke update, delete, truncate on cashier_withdrawal_step from fairground_app;
revoke insert, update, delete, truncate on cashier_withdrawal_edge from fairground_app;

-- What must be played before money may leave (domain 9.5).
create table cashier_turnover (
  id         bigint generated always as identity primary key,
  member_id  bigint not null,
  source     text not null,
  reference  text not null,
  required   bigint not null,
  progress   bigint not null default 0,
  -- Parts per million by product; a product that is not named counts in full.
  weights    jsonb,
  status     text not null default 'OPEN',
  opened_at  timestamptz not null,
  closed_at  timestamptz,
  constraint cashier_turnover_is_opened_once unique (member_id, source, reference),
  constraint cashier_turnover_source_is_known check (source in ('DEPOSIT', 'TRANSFER_IN', 'PROMO', 'POINT_CONVERT', 'ADJUST')),
  constraint cashier_turnover_status_is_known check (status in ('OPEN', 'DONE', 'WAIVED', 'MERGED')),
  constraint cashier_turnover_progress_fits check (0 <= progress and progress <= required),
  constraint cashier_turnover_is_closed_at_a_moment check ((status = 'OPEN') = (closed_at is null)),
  constraint cashier_turnover_is_done_in_full check (status <> 'DONE' or progress = required)
);
create index cashier_turnover_open on cashier_turnover (member_id, id) where status = 'OPEN';
revoke delete, truncate on cashier_turnover from fairground_app;
