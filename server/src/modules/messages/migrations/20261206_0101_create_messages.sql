-- What the product wrote to a member: the kind and what fills its gaps; the text is made in the reader's language.
create table messages_message (
  id          bigint generated always as identity primary key,
  member_id   bigint not null,
  category    text not null,
  kind        text not null,
  params      jsonb not null,
  -- The page it is about, such as `depositv2`, and what to open there.
  link        jsonb,
  -- Of the writer's own making: a repeated write of the same key is the same message.
  key         text not null,
  created_at  timestamptz not null,
  read_at     timestamptz,
  deleted_at  timestamptz,
  constraint message_category_is_known check (category in ('SYSTEM', 'FINANCE', 'PROMO', 'AGENT', 'SECURITY')),
  constraint message_is_written_once unique (member_id, key)
);
create index message_of_a_member on messages_message (member_id, id desc) where deleted_at is null;
create index message_unread on messages_message (member_id) where deleted_at is null and read_at is null;
