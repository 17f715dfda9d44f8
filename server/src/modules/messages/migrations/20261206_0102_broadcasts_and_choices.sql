-- What staff wrote to many members at once: kept once, and put into an inbox when its owner next looks.
create table messages_broadcast (
  id          bigint generated always as identity primary key,
  category    text not null,
  audience    text not null,
  rank_min    integer,
  -- Title and body by language.
  texts       jsonb not null,
  -- Of the sender's own making: a repeated send of the same key is the same broadcast.
  key         text not null,
  sent_by     text not null,
  sent_at     timestamptz not null,
  constraint messages_broadcast_category_is_for_many check (category in ('SYSTEM', 'PROMO', 'AGENT')),
  constraint messages_broadcast_audience_is_known check (audience in ('ALL', 'AGENTS', 'RANK')),
  constraint messages_broadcast_rank_has_a_bound check ((audience = 'RANK') = (rank_min is not null)),
  constraint messages_broadcast_is_sent_once unique (key)
);
create index messages_broadcast_age on messages_broadcast (sent_at);

-- How far the broadcasts were put into an inbox.
create table messages_inbox (
  member_id     bigint primary key,
  broadcast_id  bigint not null
);

-- The categories a member switched off; without a row a category is on.
create table messages_choice (
  member_id  bigint not null,
  category   text not null,
  off_since  timestamptz not null,
  primary key (member_id, category),
  constraint messages_choice_is_free check (category in ('SYSTEM', 'PROMO', 'AGENT'))
);

alter table messages_message add column broadcast_id bigint references messages_broadcast;
create index message_of_a_broadcast on messages_message (broadcast_id) where broadcast_id is not null;

-- A broadcast arrives later than it was sent, so the list is ordered by moments and not by numbers.
drop index message_of_a_member;
create index message_of_a_member on messages_message (member_id, created_at desc, id desc) where deleted_at is null;
create index message_age on messages_message (created_at);
create index message_deleted on messages_message (deleted_at) where deleted_at is not null;
