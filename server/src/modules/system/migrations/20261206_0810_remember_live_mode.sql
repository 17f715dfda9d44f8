-- That the database was started for real money once; it never becomes a sandbox again.
create table system_live_since (
  is_live boolean primary key default true,
  since   timestamptz not null,
  constraint system_live_since_is_one_row check (is_live)
);
revoke update, delete, truncate on system_live_since from fairground_app;
