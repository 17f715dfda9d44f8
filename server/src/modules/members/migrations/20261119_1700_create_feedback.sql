-- What people write to the house. A visitor has no number: it is told from others by its network alone.
create table members_feedback (
  id             bigint generated always as identity primary key,
  member_id      bigint,
  network        text not null,
  question_type  text not null,
  content        text not null,
  state          text not null default 'new',
  sent_at        timestamptz not null,
  constraint members_feedback_type_is_known check (question_type in (
    'deposit', 'withdrawal', 'game', 'customerService', 'application', 'other')),
  constraint members_feedback_state_is_known check (state in ('new', 'assigned', 'answered', 'closed')),
  constraint members_feedback_says_something check (char_length(content) between 10 and 500)
);
create index members_feedback_by_member on members_feedback (member_id, sent_at) where member_id is not null;
create index members_feedback_by_network on members_feedback (network, sent_at) where member_id is null;
create index members_feedback_open on members_feedback (id) where state <> 'closed';
