-- What payer and receiver of a bill, and staff, wrote about it when they did not agree. A log: nothing of it changes.
create table agents_dispute_note (
  id           bigint generated always as identity primary key,
  bill_id      bigint not null references agents_bill (id),
  -- One of the two: a side of the bill, or somebody of the staff.
  member_id    bigint,
  staff        text,
  note         text not null constraint agents_dispute_note_is_short check (length(note) between 1 and 500),
  -- What the dispute is after this note.
  state        text not null constraint agents_dispute_state_is_known check (state in ('OPEN', 'CLOSED')),
  request_key  text not null,
  at           timestamptz not null,
  constraint agents_dispute_note_has_a_writer check ((member_id is null) <> (staff is null)),
  constraint agents_dispute_is_closed_by_staff check (state = 'OPEN' or staff is not null),
  constraint agents_dispute_note_is_written_once unique nulls not distinct (bill_id, member_id, request_key)
);
create index agents_dispute_note_of_bill on agents_dispute_note (bill_id, id);
revoke update, delete, truncate on agents_dispute_note from fairground_app;
