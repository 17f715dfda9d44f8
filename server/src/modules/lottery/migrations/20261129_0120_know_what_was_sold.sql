-- The contents that differ among the lines of an issue, where they are few: each is held against the board once, and only
-- orders with one that brings something are read. Written when sale has closed, gone when everything is paid.
create table lottery_sold (
  issue_id  bigint primary key,
  modes     text[] not null,
  plays     text[] not null,
  contents  text[] not null
);
