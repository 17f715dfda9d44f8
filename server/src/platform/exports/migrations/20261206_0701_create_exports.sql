-- Who has an export under way, for all nodes together. A lease that is not renewed ends by itself, so that the end of a
-- process locks nobody out. The ticket tells one run from the next.
create sequence export_ticket_seq as bigint;

create table export_lease (
  subject     text primary key constraint export_lease_subject_is_short check (length(subject) between 1 and 100),
  ticket      bigint not null default nextval('export_ticket_seq'),
  expires_at  timestamptz not null
);
