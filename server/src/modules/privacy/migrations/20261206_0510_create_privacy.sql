-- Archives of all data held about a member; the bytes go when the archive is over.
create table privacy_archive (
  id         bigint generated always as identity primary key,
  member_id  bigint not null,
  state      text not null default 'ASKED',
  asked_at   timestamptz not null,
  ready_at   timestamptz,
  expires_at timestamptz,
  size_bytes integer,
  bytes      bytea,
  constraint privacy_archive_state_is_known check (state in ('ASKED', 'READY', 'FAILED', 'EXPIRED')),
  constraint privacy_archive_has_bytes_while_ready check ((state = 'READY') = (bytes is not null)),
  constraint privacy_archive_ready_ends check (state not in ('READY', 'EXPIRED') or (ready_at is not null and expires_at is not null))
);
-- A ZIP is packed already.
alter table privacy_archive alter column bytes set storage external;
create unique index privacy_archive_is_made_once on privacy_archive (member_id) where state in ('ASKED', 'READY');
create index privacy_archive_of_a_member on privacy_archive (member_id, id desc);
create index privacy_archive_ends on privacy_archive (expires_at) where state = 'READY';

-- The allowed changes of state, as in contract/src/privacy/retention.ts.
create table privacy_edge (
  from_state text not null,
  to_state   text not null,
  primary key (from_state, to_state)
);
insert into privacy_edge (from_state, to_state) values
  ('ASKED', 'READY'),
  ('ASKED', 'FAILED'),
  ('READY', 'EXPIRED');

-- Accounts that are closed, and what was erased of them when.
create table privacy_closure (
  member_id bigint primary key,
  closed_at timestamptz not null
);
create index privacy_closure_by_time on privacy_closure (closed_at);
create table privacy_erasure (
  member_id bigint not null references privacy_closure (member_id),
  kind      text not null,
  erased_at timestamptz not null,
  primary key (member_id, kind)
);

revoke insert, update, delete, truncate on privacy_edge from fairground_app;
revoke update, delete, truncate on privacy_closure, privacy_erasure from fairground_app;
