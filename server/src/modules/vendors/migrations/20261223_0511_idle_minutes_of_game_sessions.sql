-- The market a game is opened in says how long its session may rest unused.
alter table vendors_launch
  add column idle_minutes smallint not null default 30
    constraint vendors_launch_rests_half_an_hour_at_most check (idle_minutes between 1 and 30);
alter table vendors_session
  add column idle_minutes smallint not null default 30
    constraint vendors_session_rests_half_an_hour_at_most check (idle_minutes between 1 and 30);
