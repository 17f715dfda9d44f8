-- What proves who somebody is. The number of a member is drawn by members, which also keeps its place in the tree.
create table identity_account (
  member_id             bigint primary key,
  username              text not null,
  -- The name in one spelling: two names that differ by capitals alone are one account.
  username_key          text not null,
  is_agent              smallint not null,
  status                text not null default 'active',
  password_hash         text,
  password_set_at       timestamptz,
  must_change_password  boolean not null default false,
  payment_password_hash text,
  mobile                text,
  mobile_verified_at    timestamptz,
  email                 text,
  email_verified_at     timestamptz,
  payee_name            text,
  alerts_by_mail        boolean not null default false,
  opened_at             timestamptz not null,
  first_login_at        timestamptz,
  greeted_at            timestamptz,
  constraint identity_account_name_is_one unique (username_key),
  constraint identity_account_mobile_is_one unique (mobile),
  constraint identity_account_flag_is_known check (is_agent in (0, 1, 2, 4, 41, 42)),
  constraint identity_account_status_is_known check (status in ('active', 'frozen', 'self-excluded', 'closed', 'system')),
  constraint identity_account_password_has_a_day check ((password_hash is null) = (password_set_at is null)),
  constraint identity_account_mobile_is_a_number check (mobile ~ '^\+[1-9][0-9]{4,14}$'),
  constraint identity_account_mobile_is_there_to_verify check (mobile is not null or mobile_verified_at is null),
  constraint identity_account_email_is_there_to_verify check (email is not null or email_verified_at is null)
);

-- A device that need not verify again from this network. The same device on another network is another row.
create table identity_device (
  member_id  bigint not null,
  id         bigint generated always as identity,
  token_hash bytea not null,
  network    text not null,
  user_agent text not null,
  known_at   timestamptz not null,
  seen_at    timestamptz not null,
  primary key (member_id, id),
  constraint identity_device_is_known_once_a_network unique (member_id, token_hash, network),
  constraint identity_device_token_is_hashed check (octet_length(token_hash) = 32)
);

-- A login that waits for its second verification.
create table identity_challenge (
  id                bigint primary key generated always as identity,
  token_hash        bytea not null,
  member_id         bigint not null,
  proof             text not null,
  methods           text[] not null,
  -- The word of the device that asked, when it named one that is known from another network.
  device_token_hash bytea,
  tries             smallint not null default 0,
  state             text not null default 'open',
  opened_at         timestamptz not null,
  expires_at        timestamptz not null,
  constraint identity_challenge_word_is_one unique (token_hash),
  constraint identity_challenge_state_is_known check (state in ('open', 'passed', 'failed')),
  constraint identity_challenge_asks_something check (cardinality(methods) > 0)
);
create index identity_challenge_by_member on identity_challenge (member_id);
create index identity_challenge_by_expiry on identity_challenge (expires_at);

-- Random words that are good once: launch codes, links of recovery mails, the way to another site and back.
create table identity_ticket (
  id         bigint primary key generated always as identity,
  kind       text not null,
  token_hash bytea not null,
  member_id  bigint,
  data       jsonb not null default '{}',
  made_at    timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz,
  constraint identity_ticket_word_is_one unique (token_hash),
  constraint identity_ticket_word_is_hashed check (octet_length(token_hash) = 32)
);
create index identity_ticket_by_member on identity_ticket (member_id, kind);
create index identity_ticket_by_expiry on identity_ticket (expires_at);

-- Pictures and puzzles that were given out; a row goes with its first answer.
create table identity_captcha (
  token_hash  bytea primary key,
  kind        text not null,
  answer_hash bytea,
  salt        text,
  expires_at  timestamptz not null,
  constraint identity_captcha_kind_is_known check (kind in ('image', 'proof')),
  constraint identity_captcha_can_be_checked check ((kind = 'image') = (answer_hash is not null)
                                                    and (kind = 'proof') = (salt is not null))
);
create index identity_captcha_by_expiry on identity_captcha (expires_at);

-- Failures of an account, an address or the whole site. Rows of names that no account has count alike.
create table identity_attempt (
  subject      text primary key,
  failures     integer not null,
  counts_until timestamptz not null,
  locked_until timestamptz
);
create index identity_attempt_by_end on identity_attempt (counts_until);

-- The browser and the member's sessions are listed by the newest first.
create index identity_session_running on identity_session (member_id, opened_at desc) where ended_at is null;
