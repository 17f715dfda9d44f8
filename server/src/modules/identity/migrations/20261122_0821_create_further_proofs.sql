-- folds: 20261122_0820_create_further_proofs.sql

-- An authenticator: pending until a code of it was confirmed. A code counts once, so the last step is kept.
create table identity_totp (
  member_id     bigint primary key,
  secret        bytea not null,
  pending_until timestamptz,
  confirmed_at  timestamptz,
  last_step     bigint,
  constraint identity_totp_is_pending_or_confirmed check ((pending_until is null) <> (confirmed_at is null))
);

create table identity_recovery_code (
  member_id bigint not null,
  code_hash bytea not null,
  made_at   timestamptz not null,
  used_at   timestamptz,
  primary key (member_id, code_hash),
  constraint identity_recovery_code_is_hashed check (octet_length(code_hash) = 32)
);

create table identity_passkey (
  member_id     bigint not null,
  id            bigint generated always as identity,
  credential_id bytea not null,
  public_key    bytea not null,
  algorithm     integer not null,
  sign_count    bigint not null,
  transports    text[] not null,
  name          text not null,
  made_at       timestamptz not null,
  used_at       timestamptz,
  primary key (member_id, id),
  constraint identity_passkey_is_of_one_account unique (credential_id)
);

-- Accounts of other sites that log in here.
create table identity_social (
  provider  text not null,
  subject   text not null,
  member_id bigint not null,
  name      text,
  email     text,
  linked_at timestamptz not null,
  primary key (provider, subject),
  constraint identity_social_is_one_of_a_provider unique (member_id, provider),
  constraint identity_social_provider_is_known check (provider in ('facebook', 'google', 'telegram'))
);

-- Numbers a phone provider vouched for. Once there, a row stays as it is.
create table identity_phone (
  subject      text primary key,
  member_id    bigint not null,
  mobile       text not null,
  confirmed_at timestamptz not null,
  constraint identity_phone_is_one_of_a_member unique (member_id)
);
