-- folds: 20261101_0900_create_audit.sql
-- folds: 20261118_1403_key_the_chain.sql

-- The trail of every change made by staff or by the system itself.
create table audit_log (
  seq           bigint primary key,
  at            timestamptz not null,
  actor_kind    text not null,
  actor         text not null,
  action        text not null,
  resource      text not null,
  resource_id   text not null,
  before        jsonb,
  after         jsonb,
  reason        text not null,
  ip            text not null,
  previous_hash bytea not null,
  hash          bytea not null,
  -- Whether the hash is an HMAC with the key of audit_key; lines from before that key are not.
  is_keyed      boolean not null default false,
  constraint audit_log_counts_from_one check (seq >= 1),
  constraint audit_log_knows_its_actor check (actor_kind in ('operator', 'member', 'system')),
  constraint audit_log_hashes_are_sha256 check (octet_length(previous_hash) = 32 and octet_length(hash) = 32)
);

create index audit_log_by_resource on audit_log (resource, resource_id, seq);

-- The end of the chain, one row. Writers take it one after the other, so that each knows its predecessor's hash.
create table audit_head (
  is_only boolean primary key default true,
  seq     bigint not null,
  hash    bytea not null,
  constraint audit_head_is_one_row check (is_only)
);

insert into audit_head (seq, hash) values (0, decode(repeat('00', 32), 'hex'));

-- What was written stays written: no running node may change or remove a line of the trail.
revoke update, delete, truncate on audit_log from fairground_app;
revoke insert, delete, truncate on audit_head from fairground_app;

-- From one line on the chain is keyed: its hashes are HMACs with a key that is closed with SECRETS_KEY, so that whoever
-- owns the database cannot write another chain. The row says from which line, and proves it with the same key.
create table audit_key (
  is_only         boolean primary key default true,
  sealed          bytea not null,
  switch_seq      bigint not null,
  switch_hash     bytea not null,
  switch_mac_hash bytea not null,
  constraint audit_key_is_one_row check (is_only)
);
revoke update, delete, truncate on audit_key from fairground_app;
