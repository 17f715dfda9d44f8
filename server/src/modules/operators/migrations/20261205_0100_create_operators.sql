-- Staff accounts. The authenticator's secret is there from the invitation on; password and enrolled_at come with enrolment.
create table operators_staff (
  id               bigint generated always as identity primary key,
  name             text not null,
  roles            text[] not null,
  version          integer not null default 1,
  password_hash    text,
  totp_secret      bytea not null,
  totp_last_step   bigint not null default 0,
  enrol_hash       bytea,
  enrol_expires_at timestamptz,
  created_at       timestamptz not null,
  enrolled_at      timestamptz,
  disabled_at      timestamptz,
  constraint operators_staff_name_is_unique unique (name),
  constraint operators_staff_name_is_plain check (name ~ '^[a-z][a-z0-9._-]{2,31}$'),
  constraint operators_staff_has_a_password_when_enrolled check ((password_hash is null) = (enrolled_at is null)),
  constraint operators_staff_link_expires check ((enrol_hash is null) = (enrol_expires_at is null)),
  constraint operators_staff_link_is_for_new_accounts check (enrol_hash is null or enrolled_at is null),
  constraint operators_staff_link_is_hashed check (octet_length(enrol_hash) = 32)
);
create unique index operators_staff_by_link on operators_staff (enrol_hash) where enrol_hash is not null;
revoke delete, truncate on operators_staff from fairground_app;

create table operators_session (
  id            bigint generated always as identity primary key,
  staff_id      bigint not null references operators_staff (id),
  token_hash    bytea not null,
  ip            text not null,
  user_agent    text not null,
  opened_at     timestamptz not null,
  seen_at       timestamptz not null,
  expires_at    timestamptz not null,
  stepped_up_at timestamptz not null,
  ended_at      timestamptz,
  constraint operators_session_token_is_hashed check (octet_length(token_hash) = 32),
  constraint operators_session_token_is_unique unique (token_hash)
);
create index operators_session_running on operators_session (staff_id) where ended_at is null;
create index operators_session_by_expiry on operators_session (expires_at);

-- Failed logins by name, whether or not an account has it: a lock does not tell which names exist.
create table operators_attempt (
  name         text primary key,
  failures     integer not null,
  last_at      timestamptz not null,
  locked_until timestamptz
);
