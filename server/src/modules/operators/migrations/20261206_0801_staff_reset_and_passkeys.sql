-- A reset account keeps its roles and waits for a new link; its password stays where only the authenticator was lost.
alter table operators_staff
  add column reset_at timestamptz,
  drop constraint operators_staff_has_a_password_when_enrolled,
  add constraint operators_staff_has_a_password_when_enrolled check (enrolled_at is null or password_hash is not null),
  add constraint operators_staff_reset_waits_for_enrolment check (reset_at is null or enrolled_at is null),
  add constraint operators_staff_without_reset_has_no_old_password
    check (password_hash is null or enrolled_at is not null or reset_at is not null);

-- Passkeys of staff: shown beside the password in place of the authenticator's code.
create table operators_passkey (
  id            bigint generated always as identity primary key,
  staff_id      bigint not null references operators_staff (id),
  credential_id bytea not null,
  public_key    bytea not null,
  algorithm     integer not null,
  sign_count    bigint not null,
  transports    text[] not null,
  name          text not null,
  made_at       timestamptz not null,
  used_at       timestamptz,
  constraint operators_passkey_is_of_one_account unique (credential_id)
);
create index operators_passkey_by_staff on operators_passkey (staff_id);

-- Challenges that were given out; a row goes with its first answer. Without a staff member: for a login.
create table operators_challenge (
  id_hash    bytea primary key,
  staff_id   bigint references operators_staff (id),
  challenge  text not null,
  expires_at timestamptz not null,
  constraint operators_challenge_id_is_hashed check (octet_length(id_hash) = 32)
);
create index operators_challenge_by_expiry on operators_challenge (expires_at);
