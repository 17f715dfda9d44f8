-- Salaries within a day count active members, who may need a deposit.
alter table figures_member_window add column deposit bigint not null default 0;
