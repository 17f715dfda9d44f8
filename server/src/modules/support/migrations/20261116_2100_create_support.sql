-- One talk for each member who ever wrote or was written to. It is never over: a new message opens it again.
create table support_conversation (
  member_id      bigint primary key,
  desk           text not null,
  state          text not null,
  -- The last message the member has seen, and the last one of the member's that the house has; 0 is none.
  read_up_to     bigint not null default 0,
  seen_up_to     bigint not null default 0,
  changed_at     timestamptz not null,
  -- Since when the member waits for an answer.
  waiting_since  timestamptz,
  constraint support_conversation_desk_is_known check (desk in ('LIVECHAT', 'VIP')),
  constraint support_conversation_state_is_known check (state in ('waiting', 'answered', 'closed')),
  constraint support_conversation_waits_since_a_moment check ((state = 'waiting') = (waiting_since is not null))
);
create index support_conversation_waiting on support_conversation (desk desc, waiting_since) where state = 'waiting';

-- Numbered while the talk is held by its writer: in one talk the order of the numbers is the order of the commits.
create table support_message (
  id         bigint generated always as identity primary key,
  member_id  bigint not null references support_conversation,
  author     text not null,
  client_id  text,
  content    text not null,
  sent_at    timestamptz not null,
  constraint support_message_author_is_known check (author in ('member', 'house')),
  constraint support_message_of_a_member_has_a_key check ((author = 'member') = (client_id is not null)),
  constraint support_message_is_sent_once unique (member_id, client_id),
  constraint support_message_says_something check (char_length(content) between 1 and 8000)
);
create index support_message_in_order on support_message (member_id, id);
create index support_message_of_the_house on support_message (member_id, id) where author = 'house';
