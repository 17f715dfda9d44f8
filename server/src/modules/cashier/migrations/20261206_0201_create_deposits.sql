-- Ways to pay in. Minutes are of the business day; a window may pass midnight.
create table cashier_channel (
  id           bigint generated always as identity primary key,
  code         text not null,
  kind         text not null,
  provider     text not null,
  currency     text not null,
  min_amount   bigint not null,
  max_amount   bigint not null,
  chips        jsonb not null,
  fee_ppm      integer not null default 0,
  fee_side     text not null default 'operator',
  opens_minute integer not null default 0,
  closes_minute integer not null default 1440,
  min_rank     integer not null default 0,
  status       text not null default 'OPEN',
  sort         integer not null default 0,
  constraint cashier_channel_code_is_one unique (code),
  constraint cashier_channel_kind_is_known check (kind in ('BANK', 'QR', 'EWALLET', 'CRYPTO', 'CARD', 'C2C')),
  constraint cashier_channel_has_a_range check (0 < min_amount and min_amount <= max_amount),
  constraint cashier_channel_fee_is_a_part check (fee_ppm between 0 and 500000),
  constraint cashier_channel_fee_side_is_known check (fee_side in ('member', 'operator')),
  constraint cashier_channel_hours_are_of_a_day check (opens_minute between 0 and 1439 and closes_minute between 1 and 1440),
  constraint cashier_channel_status_is_known check (status in ('OPEN', 'CLOSED'))
);

create table cashier_deposit (
  id              bigint generated always as identity primary key,
  no              text not null,
  member_id       bigint not null,
  channel_id      bigint not null references cashier_channel (id),
  provider        text not null,
  currency        text not null,
  amount          bigint not null,
  pay_amount      bigint not null,
  received        bigint,
  fee             bigint not null,
  promotion_id    bigint,
  is_offer_granted boolean,
  status          text not null default 'CREATED',
  reason          text,
  idempotency_key text not null,
  instructions    jsonb,
  provider_ref    text,
  payer_name      text,
  proof_note      text not null default '',
  credit_tries    integer not null default 0,
  created_at      timestamptz not null,
  expires_at      timestamptz not null,
  changed_at      timestamptz not null,
  polled_at       timestamptz not null,
  constraint cashier_deposit_no_is_one unique (no),
  constraint cashier_deposit_is_asked_for_once unique (member_id, idempotency_key),
  constraint cashier_deposit_reference_is_one unique (provider, provider_ref),
  constraint cashier_deposit_amounts_are_positive check (amount > 0 and pay_amount > 0 and received > 0 and fee >= 0),
  constraint cashier_deposit_is_paid_with_an_amount
    check (status not in ('PAID', 'REVIEW', 'CREDITED', 'REVERSED') or received is not null)
);
-- The tail of the amount tells deposits to one account apart while they wait.
create unique index cashier_deposit_tail_is_one on cashier_deposit (channel_id, pay_amount)
  where status in ('CREATED', 'AWAITING', 'PROOF_SENT') and pay_amount <> amount;
create index cashier_deposit_of_member on cashier_deposit (member_id, id);
create index cashier_deposit_unpaid on cashier_deposit (member_id) where status in ('CREATED', 'AWAITING', 'PROOF_SENT');
create index cashier_deposit_to_expire on cashier_deposit (expires_at) where status in ('CREATED', 'AWAITING');
create index cashier_deposit_to_ask on cashier_deposit (polled_at)
  where status in ('CREATED', 'AWAITING', 'PROOF_SENT', 'EXPIRED', 'CANCELLED', 'REJECTED');
create index cashier_deposit_by_status on cashier_deposit (status, id);
create index cashier_deposit_by_provider on cashier_deposit (provider, changed_at);

-- The allowed changes of state, as in contract/src/cashier/deposit-states.ts.
create table cashier_deposit_edge (
  from_status text not null,
  to_status   text not null,
  primary key (from_status, to_status)
);
insert into cashier_deposit_edge (from_status, to_status) values
  ('CREATED', 'AWAITING'),
  ('CREATED', 'EXPIRED'),
  ('CREATED', 'CANCELLED'),
  ('AWAITING', 'PROOF_SENT'),
  ('AWAITING', 'PAID'),
  ('AWAITING', 'EXPIRED'),
  ('AWAITING', 'CANCELLED'),
  ('PROOF_SENT', 'PAID'),
  ('PROOF_SENT', 'REJECTED'),
  ('EXPIRED', 'PAID'),
  ('CANCELLED', 'PAID'),
  ('REJECTED', 'PAID'),
  ('PAID', 'CREDITED'),
  ('PAID', 'REVIEW'),
  ('REVIEW', 'CREDITED'),
  ('REVIEW', 'REJECTED'),
  ('CREDITED', 'REVERSED');

-- Every state a deposit had, written by a trigger.
create table cashier_deposit_history (
  id         bigint generated always as identity primary key,
  deposit_id bigint not null references cashier_deposit (id),
  status     text not null,
  reason     text,
  at         timestamptz not null
);
create index cashier_deposit_history_of_deposit on cashier_deposit_history (deposit_id, id);

-- What providers told: each state of a payment once.
create table cashier_notice (
  id          bigint generated always as identity primary key,
  provider    text not null,
  what        text not null,
  reference   text not null,
  state       text not null,
  no          text not null,
  amount      bigint not null,
  payer_name  text,
  received_at timestamptz not null,
  constraint cashier_notice_counts_once unique (provider, what, reference, state),
  constraint cashier_notice_what_is_known check (what in ('deposit', 'payout')),
  constraint cashier_notice_state_is_known check (state in ('paid', 'failed', 'pending'))
);

-- Differences between providers and our books, until a person closes them.
create table cashier_case (
  id        bigint generated always as identity primary key,
  provider  text not null,
  what      text not null,
  kind      text not null,
  no        text not null,
  reference text not null,
  ours      bigint,
  theirs    bigint,
  found_at  timestamptz not null,
  closed_at timestamptz,
  note      text not null default '',
  constraint cashier_case_is_found_once unique (provider, what, kind, no, reference)
);
create index cashier_case_open on cashier_case (id) where closed_at is null;

-- Books of the sandbox's own payment service. The cashier reads them only by that service's calls.
create table cashier_sandbox_payment (
  reference   text primary key,
  provider    text not null,
  what        text not null,
  no          text not null,
  channel     text not null,
  currency    text not null,
  amount      bigint not null,
  paid_amount bigint,
  payer_name  text,
  state       text not null default 'pending',
  reason      text,
  return_url  text not null default '',
  instructions jsonb,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  decided_at  timestamptz,
  constraint cashier_sandbox_payment_no_is_one unique (provider, what, no)
);
create index cashier_sandbox_payment_decided on cashier_sandbox_payment (provider, decided_at) where state = 'paid';

create table cashier_sandbox_callback (
  id        bigint generated always as identity primary key,
  reference text not null references cashier_sandbox_payment (reference),
  body      text not null,
  due_at    timestamptz not null,
  tries     integer not null default 0,
  sent_at   timestamptz
);
create index cashier_sandbox_callback_due on cashier_sandbox_callback (due_at) where sent_at is null;

revoke delete, truncate on cashier_deposit, cashier_case from fairground_app;
revoke update, delete, truncate on cashier_deposit_history, cashier_notice from fairground_app;
revoke insert, update, delete, truncate on cashier_deposit_edge from fairground_app;
