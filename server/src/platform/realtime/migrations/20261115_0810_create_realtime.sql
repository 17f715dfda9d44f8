-- The row's lock is what makes the numbers of a topic gapless and their order the order of commits.
create table realtime_topic (
  topic    text primary key,
  last_seq bigint not null
);

create table realtime_message (
  topic text not null,
  seq   bigint not null,
  name  text not null,
  data  jsonb not null,
  at    timestamptz not null,
  -- Which write brought it: tells, after a connection broke during the commit, whether it happened.
  batch uuid not null,
  primary key (topic, seq)
);

create index realtime_message_by_age on realtime_message (at);
