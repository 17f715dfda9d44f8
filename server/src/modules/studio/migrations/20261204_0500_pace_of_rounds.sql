-- When a player may begin the next slot round, where the brand asks for a least time. The request that holds the place
-- may come again; one row a player, written with every round of such a brand and with none elsewhere.
create table studio_pace (
  member_id   bigint primary key,
  request_id  text not null,
  next_at     timestamptz not null
);
