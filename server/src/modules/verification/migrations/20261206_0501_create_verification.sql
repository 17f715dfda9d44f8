-- Documents that a member sent to prove who it is, and what became of them.
create table verification_case (
  id            bigint generated always as identity primary key,
  member_id     bigint not null,
  level         smallint not null,
  state         text not null default 'NEW',
  full_name     text not null,
  birth_date    date,
  valid_until   date,
  address       text,
  -- Pictures with their kind and the name of the file: [{"pictureId": "12", "kind": "PASSPORT", "name": "a.png"}].
  documents     jsonb not null,
  sent_at       timestamptz not null,
  -- The answer of the sanctions list and of the verifier; null until they were asked.
  sanctions     jsonb,
  verifier      text,
  verdict       text,
  reject_reason text,
  note          text not null default '',
  decided_at    timestamptz,
  decided_by    text,
  expires_at    timestamptz,
  reminded_at   timestamptz,
  constraint verification_case_level_is_known check (level in (2, 3)),
  constraint verification_case_state_is_known check (state in ('NEW', 'REVIEW', 'ACCEPTED', 'REJECTED', 'EXPIRED')),
  constraint verification_case_verdict_is_known check (verdict in ('accept', 'reject', 'refer')),
  constraint verification_case_is_rejected_for_a_reason check ((state = 'REJECTED') = (reject_reason is not null)),
  constraint verification_case_is_decided_at_a_moment
    check ((state in ('ACCEPTED', 'REJECTED', 'EXPIRED')) = (decided_at is not null and decided_by is not null)),
  constraint verification_case_accepted_ends check ((state in ('ACCEPTED', 'EXPIRED')) = (expires_at is not null))
);
-- Of a hundred sent at once one is taken.
create unique index verification_case_waits_once on verification_case (member_id, level) where state in ('NEW', 'REVIEW');
create index verification_case_of_a_member on verification_case (member_id, level, id desc);
create index verification_case_by_state on verification_case (state, id);
create index verification_case_ends on verification_case (expires_at) where state = 'ACCEPTED';

-- The allowed changes of state, as in contract/src/verification/states.ts.
create table verification_edge (
  from_state text not null,
  to_state   text not null,
  primary key (from_state, to_state)
);
insert into verification_edge (from_state, to_state) values
  ('NEW', 'REVIEW'),
  ('REVIEW', 'ACCEPTED'),
  ('REVIEW', 'REJECTED'),
  ('ACCEPTED', 'EXPIRED');

revoke insert, update, delete, truncate on verification_edge from fairground_app;
revoke truncate on verification_case from fairground_app;
