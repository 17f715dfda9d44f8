-- What accounts have in common, how a member is weighed by it, and the cases staff decide.
create table risk_trace (
  kind       text not null constraint risk_trace_kind_is_known
             check (kind in ('device', 'address', 'phone', 'bank-account', 'payee-name')),
  -- A keyed hash: the value itself stays with the module that owns it.
  mark       bytea not null constraint risk_trace_mark_is_sha256 check (octet_length(mark) = 32),
  member_id  bigint not null,
  first_at   timestamptz not null,
  last_at    timestamptz not null,
  times      integer not null default 1,
  constraint risk_trace_is_one_of_a_member primary key (kind, mark, member_id)
);
create index risk_trace_by_member on risk_trace (member_id);

create table risk_member (
  member_id        bigint primary key,
  recommender_id   bigint,
  registered_at    timestamptz,
  last_deposit_at  timestamptz,
  turnarounds      integer not null default 0,
  reversals        integer not null default 0,
  score            smallint not null default 0 constraint risk_member_score_is_bounded check (score between 0 and 100),
  reasons          jsonb not null default '[]',
  weighed_at       timestamptz
);
create index risk_member_by_score on risk_member (score desc, member_id desc) where score > 0;

create table risk_case (
  id         bigint generated always as identity primary key,
  member_id  bigint not null,
  state      text not null constraint risk_case_state_is_known check (state in ('OPEN', 'CLOSED')),
  score      smallint not null,
  opened_at  timestamptz not null,
  opened_by  text,
  result     text constraint risk_case_result_is_known check (result in ('NO_CONCERN', 'WATCHED', 'SAME_PERSON', 'FRAUD')),
  closed_at  timestamptz,
  closed_by  text,
  constraint risk_case_is_closed_by_somebody
    check ((state = 'CLOSED') = (closed_at is not null and closed_by is not null and result is not null))
);
create unique index risk_case_is_one_of_a_member on risk_case (member_id) where state = 'OPEN';
create index risk_case_by_state on risk_case (state, score desc, id desc);
create index risk_case_by_opening on risk_case (opened_at) where state = 'OPEN';
create index risk_case_by_member on risk_case (member_id, id);

revoke delete, truncate on risk_case from fairground_app;
