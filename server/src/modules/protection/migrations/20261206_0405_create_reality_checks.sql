-- When a member who is logged in has to look up next. Held: stakes are blocked until the answer.
create table protection_check (
  member_id    bigint primary key,
  minutes      smallint not null constraint protection_check_interval_is_offered check (minutes between 1 and 60),
  answered_at  timestamptz,
  due_at       timestamptz,
  held_at      timestamptz
);
create index protection_check_due on protection_check (due_at) where held_at is null and due_at is not null;
