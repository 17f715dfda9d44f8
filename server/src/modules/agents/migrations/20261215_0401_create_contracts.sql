-- Contracts between an upline and its direct downline, or of the house with heads of lines and affiliates. The terms are
-- data and never change: a changed rate is a new row.
create table agents_contract (
  id             bigint generated always as identity primary key,
  type           text not null,
  period_type    text not null,
  receiver_id    bigint not null,
  -- Nothing is the house.
  payer_id       bigint,
  line_root_id   bigint not null,
  terms          jsonb not null,
  status         text not null,
  -- Days of the business; the end is the first day without it.
  effective      daterange not null,
  end_reason     text,
  supersedes_id  bigint unique references agents_contract (id),
  created_at     timestamptz not null,
  constraint agents_contract_type_is_known check (type in ('DIVIDEND', 'DAILY_SALARY', 'HOUR_SALARY', 'RT_SALARY')),
  constraint agents_contract_status_is_known check (status in ('SCHEDULED', 'ACTIVE', 'ENDING', 'ENDED')),
  constraint agents_contract_reason_is_known check (end_reason in (
    'SUPERSEDED', 'TERMINATED_BY_PAYER', 'RESIGNED', 'CASCADE', 'OPERATOR', 'MEMBER_CLOSED')),
  constraint agents_contract_ends_for_a_reason check ((status in ('ENDING', 'ENDED')) = (end_reason is not null)),
  constraint agents_contract_has_terms check (jsonb_array_length(terms -> 'tiers') between 1 and 10),
  constraint agents_contract_is_with_another check (payer_id <> receiver_id),
  -- A number is compared as a range of one, which the index needs no extension for.
  constraint agents_contract_one_dividend_at_a_time exclude using gist (
    int8range(receiver_id, receiver_id, '[]') with &&, effective with &&) where (type = 'DIVIDEND'),
  constraint agents_contract_one_daily_salary_at_a_time exclude using gist (
    int8range(receiver_id, receiver_id, '[]') with &&, effective with &&) where (type = 'DAILY_SALARY'),
  constraint agents_contract_one_hour_salary_at_a_time exclude using gist (
    int8range(receiver_id, receiver_id, '[]') with &&, effective with &&) where (type = 'HOUR_SALARY'),
  constraint agents_contract_one_rt_salary_at_a_time exclude using gist (
    int8range(receiver_id, receiver_id, '[]') with &&, effective with &&) where (type = 'RT_SALARY')
);
create index agents_contract_by_payer on agents_contract (payer_id, type) where status <> 'ENDED';
create index agents_contract_by_receiver on agents_contract (receiver_id, type, id);
create index agents_contract_to_settle on agents_contract (type, period_type) where status <> 'SCHEDULED';

-- Offers and changes that wait for their receiver, and notices of an end until they were read.
create table agents_request (
  id           bigint generated always as identity primary key,
  kind         text not null,
  type         text not null,
  receiver_id  bigint not null,
  payer_id     bigint,
  contract_id  bigint references agents_contract (id),
  terms        jsonb,
  status       text not null default 'IN_PROCESS',
  request_key  text not null,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  answered_at  timestamptz,
  read_at      timestamptz,
  constraint agents_request_kind_is_known check (kind in ('OFFER', 'CHANGE', 'TERMINATE', 'RESIGN', 'CASCADE')),
  constraint agents_request_status_is_known check (status in (
    'IN_PROCESS', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED')),
  constraint agents_request_answer_has_a_time check ((status = 'IN_PROCESS') = (answered_at is null)),
  constraint agents_request_is_asked_once unique nulls not distinct (payer_id, request_key)
);
create unique index agents_request_is_the_only_open_one on agents_request (receiver_id, type) where status = 'IN_PROCESS';
create index agents_request_of_receiver on agents_request (receiver_id, id);
create index agents_request_of_payer on agents_request (payer_id, id);
create index agents_request_to_expire on agents_request (expires_at) where status = 'IN_PROCESS';

-- One settlement of all contracts of a type for a period that is closed.
create table agents_run (
  id            bigint generated always as identity primary key,
  type          text not null,
  period_type   text not null,
  period_key    text not null,
  from_day      date not null,
  to_day        date not null,
  period_start  timestamptz not null,
  period_end    timestamptz not null,
  status        text not null,
  -- Of all bills in the order of their contracts, once they are calculated.
  figures_hash  text,
  bills         integer not null default 0,
  total         bigint not null default 0,
  house_total   bigint not null default 0,
  created_at    timestamptz not null,
  approved_by   text,
  approved_at   timestamptz,
  paid_at       timestamptz,
  constraint agents_run_is_one unique (type, period_type, period_key),
  constraint agents_run_status_is_known check (status in (
    'CALCULATING', 'CALCULATED', 'APPROVED', 'PAYING', 'PAID', 'REJECTED')),
  constraint agents_run_is_hashed check (status = 'CALCULATING' or figures_hash is not null)
);
create index agents_run_unpaid on agents_run (id) where status in ('CALCULATING', 'APPROVED', 'PAYING');
revoke delete, truncate on agents_run from fairground_app;

create table agents_bill (
  id            bigint generated always as identity primary key,
  run_id        bigint not null references agents_run (id),
  contract_id   bigint not null references agents_contract (id),
  receiver_id   bigint not null,
  payer_id      bigint,
  depth         smallint not null,
  period_start  timestamptz not null,
  valid_bet     bigint not null,
  stake         bigint not null,
  payout        bigint not null,
  rebate        bigint not null,
  promo         bigint not null,
  salary        bigint not null,
  fee           bigint not null,
  active        integer not null,
  loss          bigint not null,
  carry_in      bigint not null,
  effective     bigint not null,
  carry_out     bigint not null,
  tier_seq      smallint,
  rate          integer not null,
  gross         bigint not null,
  lower_total   bigint not null default 0,
  paid          bigint not null default 0,
  status        text not null,
  constraint agents_bill_is_one unique (contract_id, period_start),
  constraint agents_bill_status_is_known check (status in (
    'NOT_REACHED', 'CALCULATED', 'PAID', 'PARTIAL', 'INSUFFICIENT', 'VOID')),
  constraint agents_bill_is_paid_within check (gross >= 0 and paid between 0 and gross),
  constraint agents_bill_carries_losses_alone check (carry_in <= 0 and carry_out <= 0),
  constraint agents_bill_counts_its_loss check (effective = loss + carry_in)
);
create index agents_bill_of_run on agents_bill (run_id, depth, receiver_id);
create index agents_bill_of_receiver on agents_bill (receiver_id, period_start);
create index agents_bill_of_payer on agents_bill (payer_id, period_start) where payer_id is not null;
revoke truncate on agents_bill from fairground_app;

-- What a payer could not pay of a bill. It is paid by what the payer gets next.
create table agents_obligation (
  id           bigint generated always as identity primary key,
  bill_id      bigint not null references agents_bill (id),
  debtor_id    bigint not null,
  creditor_id  bigint not null,
  amount       bigint not null,
  settled      bigint not null default 0,
  sweeps       integer not null default 0,
  status       text not null default 'OPEN',
  created_at   timestamptz not null,
  constraint agents_obligation_is_one unique (bill_id),
  constraint agents_obligation_status_is_known check (status in ('OPEN', 'SETTLED', 'WAIVED')),
  constraint agents_obligation_is_settled_within check (amount > 0 and settled between 0 and amount),
  constraint agents_obligation_ends_when_settled check ((status = 'SETTLED') = (settled = amount))
);
create index agents_obligation_open on agents_obligation (debtor_id, id) where status = 'OPEN';
revoke delete, truncate on agents_obligation from fairground_app;
