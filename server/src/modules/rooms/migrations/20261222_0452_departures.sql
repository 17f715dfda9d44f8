-- With what a member left a table that is paid from pots: who comes back soon brings it again.
create table rooms_departure (
  member_id  bigint not null,
  room       text not null,
  stack      bigint not null,
  at         timestamptz not null default clock_timestamp(),
  primary key (member_id, room)
);
