-- Staff look for members by name, by status and by when they joined; each order is an index, so that a page is read and
-- not sorted.
create index members_member_by_account on members_member (account_key collate "C");
create index members_member_by_registration on members_member (registered_at, id);
create index members_member_by_status on members_member (status, registered_at, id);
create index members_member_by_upline_and_registration on members_member (upline_id, registered_at, id);
drop index members_member_by_upline;
create index members_profile_by_lower_email on members_profile (lower(email)) where email is not null;

-- What staff write down about a member: never changed, and removed only with everything else when a closed account is erased.
create table members_note (
  id         bigint generated always as identity primary key,
  member_id  bigint not null references members_member (id) on delete cascade,
  author_id  bigint not null,
  author     text not null,
  text       text not null,
  key        text not null,
  at         timestamptz not null,
  constraint members_note_is_short check (char_length(text) between 1 and 2000),
  constraint members_note_is_written_once unique (author_id, key)
);
create index members_note_of_member on members_note (member_id, id);
revoke update, truncate on members_note from fairground_app;

create table members_label (
  member_id  bigint not null references members_member (id) on delete cascade,
  label      text not null constraint members_label_is_a_word check (label ~ '^[a-z0-9]([a-z0-9-]{0,28}[a-z0-9])?$'),
  set_by     text not null,
  set_at     timestamptz not null,
  primary key (member_id, label)
);
create index members_label_by_label on members_label (label, member_id);
