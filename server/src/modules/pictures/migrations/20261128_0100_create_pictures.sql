-- What members show the house. A picture waits until something is sent with it; what waits too long is swept away.
create table pictures_picture (
  id        bigint generated always as identity primary key,
  member_id bigint not null,
  -- Of the file as it came: a retry is known by it.
  digest    bytea not null,
  type      text not null,
  width     integer not null,
  height    integer not null,
  bytes     bytea not null,
  -- What it was sent with, in the words of whoever keeps it, such as "feedback 12".
  kept_for  text,
  place     smallint not null default 0,
  stored_at timestamptz not null,
  constraint pictures_picture_type_is_known check (type in ('image/png', 'image/jpeg')),
  constraint pictures_picture_digest_is_sha256 check (octet_length(digest) = 32),
  constraint pictures_picture_is_not_too_large check (octet_length(bytes) <= 5242880),
  constraint pictures_picture_has_a_size check (width > 0 and height > 0)
);
-- A picture is packed already.
alter table pictures_picture alter column bytes set storage external;
create unique index pictures_picture_waits_once on pictures_picture (member_id, digest) where kept_for is null;
create index pictures_picture_waiting on pictures_picture (stored_at) where kept_for is null;
create index pictures_picture_kept on pictures_picture (kept_for, place) where kept_for is not null;
