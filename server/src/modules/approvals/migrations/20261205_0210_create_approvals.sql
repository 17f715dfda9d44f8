-- A change that needs a second person: held by its maker, executed by the system after another person approved it.
create table approvals_request (
  id             bigint generated always as identity primary key,
  kind           text not null,
  payload        jsonb not null,
  payload_hash   bytea not null,
  request_hash   bytea not null,
  target         text not null,
  target_version text not null,
  changes        jsonb not null,
  reason         text not null,
  maker_id       bigint not null,
  maker_name     text not null,
  maker_ip       text not null,
  checker_id     bigint,
  checker_name   text,
  status         text not null default 'PENDING',
  note           text not null default '',
  failure        text,
  created_at     timestamptz not null,
  expires_at     timestamptz not null,
  decided_at     timestamptz,
  executed_at    timestamptz,
  constraint approvals_request_hashes_are_sha256 check (octet_length(payload_hash) = 32 and octet_length(request_hash) = 32),
  constraint approvals_request_has_two_people check (checker_id is null or checker_id <> maker_id),
  constraint approvals_request_is_decided_by_somebody
    check (status not in ('APPROVED', 'EXECUTED', 'FAILED', 'REJECTED') or (checker_id is not null and decided_at is not null)),
  constraint approvals_request_is_executed_at_a_moment check ((status = 'EXECUTED') = (executed_at is not null)),
  constraint approvals_request_fails_for_a_cause check ((status = 'FAILED') = (failure is not null)),
  constraint approvals_request_expires_later check (expires_at > created_at)
);

-- The same change held again by the same person, such as by a retry, is one request.
create unique index approvals_request_pending_once on approvals_request (maker_id, request_hash) where status = 'PENDING';
create index approvals_request_open on approvals_request (expires_at) where status in ('PENDING', 'APPROVED');
create index approvals_request_by_status on approvals_request (status, id);

-- The allowed changes of state, as in contract/src/approvals/states.ts.
create table approvals_edge (
  from_status text not null,
  to_status   text not null,
  primary key (from_status, to_status)
);
insert into approvals_edge (from_status, to_status) values
  ('PENDING', 'APPROVED'),
  ('PENDING', 'REJECTED'),
  ('PENDING', 'CANCELLED'),
  ('PENDING', 'EXPIRED'),
  ('APPROVED', 'EXECUTED'),
  ('APPROVED', 'FAILED');

-- Every state a request had, written by a trigger.
create table approvals_history (
  id         bigint generated always as identity primary key,
  request_id bigint not null references approvals_request (id),
  status     text not null,
  checker_id bigint,
  note       text not null,
  failure    text,
  at         timestamptz not null default clock_timestamp()
);
create index approvals_history_by_request on approvals_history (request_id, id);

revoke delete, truncate on approvals_request from fairground_app;
revoke update, delete, truncate on approvals_history from fairground_app;
revoke insert, update, delete, truncate on approvals_edge from fairground_app;
