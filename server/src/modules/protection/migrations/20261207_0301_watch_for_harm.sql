-- Signs of harm in what members do, and the cases they open for a person to look at.
create table protection_marker (
  id         bigint generated always as identity primary key,
  member_id  bigint not null,
  kind       text not null constraint protection_marker_kind_is_known
             check (kind in ('deposit-after-loss', 'night-play', 'withdrawal-cancelled', 'limit-relaxed')),
  points     smallint not null constraint protection_marker_points_are_not_negative check (points >= 0),
  -- Of the writer's own making: a repeated write is the same marker.
  key        text not null,
  at         timestamptz not null,
  constraint protection_marker_is_noted_once unique (member_id, key)
);
create index protection_marker_by_member on protection_marker (member_id, at);

create table protection_case (
  id          bigint generated always as identity primary key,
  member_id   bigint not null,
  state       text not null constraint protection_case_state_is_known check (state in ('OPEN', 'CLOSED')),
  points      integer not null,
  opened_at   timestamptz not null,
  outcome     text constraint protection_case_outcome_is_known check (outcome in ('NO_CONCERN', 'ADVISED', 'LIMITS_SET', 'EXCLUDED')),
  closed_at   timestamptz,
  closed_by   text,
  constraint protection_case_is_closed_by_somebody
    check ((state = 'CLOSED') = (closed_at is not null and closed_by is not null and outcome is not null))
);
create unique index protection_case_is_one_of_a_member on protection_case (member_id) where state = 'OPEN';
create index protection_case_by_state on protection_case (state, id desc);
create index protection_case_by_member on protection_case (member_id, closed_at);

revoke update, delete, truncate on protection_marker from fairground_app;
revoke delete, truncate on protection_case from fairground_app;
