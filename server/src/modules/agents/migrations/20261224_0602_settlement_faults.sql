-- Settlements that could not be calculated, and windows of which nothing was settled while their figures were kept. Staff see
-- them until they are settled or until one closes them.
create table agents_settlement_fault (
  id           bigint generated always as identity primary key,
  -- A type of contract, or REBATE for the shares of agents by day.
  work         text not null,
  period_type  text not null,
  period_key   text not null,
  cause        text not null,
  note         text not null,
  at           timestamptz not null,
  closed_at    timestamptz,
  constraint agents_settlement_fault_is_one unique (work, period_type, period_key),
  constraint agents_settlement_fault_work_is_known check (work in (
    'DIVIDEND', 'DAILY_SALARY', 'HOUR_SALARY', 'RT_SALARY', 'REBATE')),
  constraint agents_settlement_fault_cause_is_known check (cause in ('FAILED', 'MISSED'))
);
create index agents_settlement_fault_open on agents_settlement_fault (at) where closed_at is null;
revoke truncate on agents_settlement_fault from fairground_app;
