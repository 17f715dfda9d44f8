-- The register of significant events, from which amount on something is one, and the digests of the programs.
create table integrity_event (
  id        bigint generated always as identity primary key,
  kind      text not null,
  at        timestamptz not null,
  subject   text not null,
  amount    bigint,
  currency  text,
  detail    text not null,
  done_by   text,
  -- Of the writer's own making: what is heard again is the same event.
  key       text not null constraint integrity_event_is_written_once unique,
  constraint integrity_event_amount_has_its_currency check ((amount is null) = (currency is null))
);
create index integrity_event_by_kind on integrity_event (kind, id desc);
create index integrity_event_by_time on integrity_event (at);

create table integrity_threshold (
  kind    text primary key constraint integrity_threshold_kind_is_known
          check (kind in ('large-wager', 'large-win', 'large-transaction')),
  amount  bigint not null constraint integrity_threshold_is_positive check (amount > 0)
);
insert into integrity_threshold (kind, amount) values
  ('large-wager', 500000000000), ('large-win', 1000000000000), ('large-transaction', 1000000000000);

-- How far the audit trail was read.
create table integrity_cursor (
  is_only  boolean primary key default true constraint integrity_cursor_is_one_row check (is_only),
  seq      bigint not null
);
insert into integrity_cursor (seq) values (0);

create table integrity_program_check (
  id          bigint generated always as identity primary key,
  program     text not null,
  digest      bytea not null constraint integrity_program_digest_is_sha256 check (octet_length(digest) = 32),
  files       integer not null,
  is_same     boolean not null,
  checked_at  timestamptz not null,
  checked_by  text
);
create index integrity_program_check_by_program on integrity_program_check (program, id desc);

-- What was written stays written.
revoke update, delete, truncate on integrity_event from fairground_app;
revoke update, delete, truncate on integrity_program_check from fairground_app;
revoke insert, delete, truncate on integrity_threshold from fairground_app;
revoke insert, delete, truncate on integrity_cursor from fairground_app;
