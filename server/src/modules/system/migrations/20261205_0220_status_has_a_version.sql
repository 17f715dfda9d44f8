-- Grows with every change: a change that was held for another version of the status is refused.
alter table system_status add column version bigint not null default 1;
