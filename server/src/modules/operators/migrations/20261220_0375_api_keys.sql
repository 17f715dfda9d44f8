-- Keys by which the operator's own systems read what they were allowed to. Only hashes of their secrets are stored.
create table operators_api_key (
  id              bigint generated always as identity primary key,
  name            text not null constraint operators_api_key_name_is_taken_once unique,
  permissions     text[] not null constraint operators_api_key_may_read_something check (cardinality(permissions) > 0),
  version         integer not null default 1,
  created_at      timestamptz not null,
  expires_at      timestamptz not null,
  secret_hash     bytea constraint operators_api_key_secret_is_unique unique,
  issued_at       timestamptz,
  -- The secret before the present one, as long as it is still taken.
  previous_hash   bytea constraint operators_api_key_previous_is_unique unique,
  previous_until  timestamptz,
  used_at         timestamptz,
  used_from       text,
  revoked_at      timestamptz,
  constraint operators_api_key_secret_is_hashed check (octet_length(secret_hash) = 32 and octet_length(previous_hash) = 32),
  constraint operators_api_key_secret_has_its_time check ((secret_hash is null) = (issued_at is null)),
  constraint operators_api_key_previous_ends check ((previous_hash is null) = (previous_until is null)),
  constraint operators_api_key_revoked_has_no_secret check (revoked_at is null or (secret_hash is null and previous_hash is null))
);
revoke delete, truncate on operators_api_key from fairground_app;
