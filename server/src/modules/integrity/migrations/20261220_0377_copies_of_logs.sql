-- What was copied out of the logs into files beside the database, each file with its digest and that of the one before.
create table integrity_log_copy (
  id          bigint generated always as identity primary key,
  log         text not null constraint integrity_log_copy_log_is_known check (log in ('audit', 'events')),
  first_line  bigint not null,
  last_line   bigint not null,
  lines       integer not null,
  digest      bytea not null constraint integrity_log_copy_digest_is_sha256 check (octet_length(digest) = 32),
  previous    bytea constraint integrity_log_copy_previous_is_sha256 check (octet_length(previous) = 32),
  at          timestamptz not null,
  constraint integrity_log_copy_begins_once unique (log, first_line),
  constraint integrity_log_copy_goes_on check (last_line >= first_line and lines > 0)
);
revoke update, delete, truncate on integrity_log_copy from fairground_app;
