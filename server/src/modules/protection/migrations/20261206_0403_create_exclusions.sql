-- Time-outs are never shortened and never edited.
create table protection_time_out (
  id         bigint generated always as identity primary key,
  member_id  bigint not null,
  began_at   timestamptz not null,
  until      timestamptz not null,
  constraint protection_time_out_lasts_six_weeks_at_most check (until > began_at and until <= began_at + interval '42 days')
);
create index protection_time_out_by_member on protection_time_out (member_id, until);

create table protection_exclusion (
  id             bigint generated always as identity primary key,
  member_id      bigint not null,
  state          text not null,
  began_at       timestamptz not null,
  -- Null has no end.
  ends_at        timestamptz,
  -- What the account returns to when it ends.
  status_before  text not null,
  lift_reason    text constraint protection_exclusion_reason_fits check (char_length(lift_reason) <= 1000),
  asked_at       timestamptz,
  lifts_at       timestamptz,
  ended_at       timestamptz,
  constraint protection_exclusion_state_is_known check (state in ('ACTIVE', 'LIFT_ASKED', 'LIFT_GRANTED', 'ENDED')),
  constraint protection_exclusion_ends_after_its_term check (ended_at is null or (ends_at is not null and ended_at >= ends_at))
);
create unique index protection_exclusion_is_one_of_a_member on protection_exclusion (member_id) where state <> 'ENDED';
create index protection_exclusion_to_lift on protection_exclusion (lifts_at) where state = 'LIFT_GRANTED';

-- The allowed changes of state, as in contract/src/protection/states.ts.
create table protection_exclusion_edge (
  from_state text not null,
  to_state   text not null,
  primary key (from_state, to_state)
);
insert into protection_exclusion_edge (from_state, to_state) values
  ('ACTIVE', 'LIFT_ASKED'),
  ('LIFT_ASKED', 'LIFT_GRANTED'),
  ('LIFT_ASKED', 'ACTIVE'),
  ('LIFT_GRANTED', 'ENDED');

revoke update, delete, truncate on protection_time_out from fairground_app;
revoke delete, truncate on protection_exclusion from fairground_app;
revoke insert, update, delete, truncate on protection_exclusion_edge from fairground_app;
