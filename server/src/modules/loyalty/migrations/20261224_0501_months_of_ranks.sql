-- Months whose ranks were all looked at, by their first day.
create table loyalty_rank_run (
  month date primary key,
  at    timestamptz not null
);
revoke update, delete, truncate on loyalty_rank_run from fairground_app;
