-- Who counts as active, and above which total a run is paid after two people agreed; one row.
create table agents_setting (
  is_current      boolean primary key default true constraint agents_setting_is_one check (is_current),
  -- Least sums of a member over a whole period.
  active_bet      bigint not null default 10000000,
  active_deposit  bigint not null default 0,
  -- Daily salaries below this total are paid without asking anybody.
  run_four_eyes   bigint not null default 10000000000000,
  constraint agents_setting_is_sound check (active_bet >= 0 and active_deposit >= 0 and run_four_eyes >= 0)
);
insert into agents_setting default values;
revoke insert, delete, truncate on agents_setting from fairground_app;
