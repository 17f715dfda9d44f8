-- Who is logged in. member_id leads every key: the token carries it, so that a lookup stays with one member's rows.
create table identity_session (
  member_id  bigint not null,
  id         bigint generated always as identity,
  token_hash bytea not null,
  account    text not null,
  language   text,
  ip         text not null,
  user_agent text not null,
  opened_at  timestamptz not null,
  seen_at    timestamptz not null,
  expires_at timestamptz not null,
  ended_at   timestamptz,
  end_reason text,
  primary key (member_id, id),
  constraint identity_session_token_is_one unique (member_id, token_hash),
  constraint identity_session_token_is_hashed check (octet_length(token_hash) = 32),
  constraint identity_session_account_is_known check (account in ('trial', 'member', 'agent')),
  constraint identity_session_expires_after_it_opened check (expires_at > opened_at),
  constraint identity_session_ends_for_a_reason check ((ended_at is null) = (end_reason is null))
);

-- For the daily removal of what is long over.
create index identity_session_by_expiry on identity_session (expires_at);
