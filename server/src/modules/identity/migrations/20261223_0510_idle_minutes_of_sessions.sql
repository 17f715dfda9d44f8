-- The market a session is opened in says how long it may rest unused.
alter table identity_session
  add column idle_minutes smallint not null default 30
    constraint identity_session_rests_half_an_hour_at_most check (idle_minutes between 1 and 30);
