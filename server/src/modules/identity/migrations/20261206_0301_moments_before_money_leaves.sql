-- The last change of how an account is protected, and since when each of its devices is known: money does not leave for a
-- time after either.
create table identity_security_change (
  member_id  bigint constraint identity_security_change_is_the_last_one primary key,
  change     text not null,
  changed_at timestamptz not null
);

create table identity_seen_device (
  member_id     bigint not null,
  -- The hash of the device's token, or of its network and browser where it has none.
  mark_hash     bytea not null,
  first_seen_at timestamptz not null,
  seen_at       timestamptz not null,
  constraint identity_seen_device_is_seen_once_first primary key (member_id, mark_hash),
  constraint identity_seen_device_mark_is_sha256 check (octet_length(mark_hash) = 32)
);
insert into identity_seen_device (member_id, mark_hash, first_seen_at, seen_at)
select member_id, token_hash, min(known_at), max(seen_at) from identity_device
 where octet_length(token_hash) = 32 group by member_id, token_hash;

alter table identity_session add column device_since timestamptz;
