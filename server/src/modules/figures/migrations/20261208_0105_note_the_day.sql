-- How far a business day had come at a moment, noted every quarter of an hour: yesterday up to the same time of day is a
-- look at one row, and what came in between two notes is their difference. A note is never changed.
create table figures_site_note (
  accounting_date   date not null,
  as_of             timestamptz not null,
  sums              jsonb not null,
  primary key (accounting_date, as_of)
);
revoke update, truncate on figures_site_note from fairground_app;

-- Rankings read one or a few days of all members.
create index figures_member_day_by_day on figures_member_day (accounting_date, member_id);
