-- How often a named limit was used, for all nodes together. The shape is the one the limiter library writes by position.
create table limit_use (
  key    varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create index limit_use_by_expiry on limit_use (expire);
