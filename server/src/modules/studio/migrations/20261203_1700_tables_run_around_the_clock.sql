-- A table goes on while nobody looks: its idle rounds follow from a secret that is fixed before the first of them and from
-- their numbers, so they are the same whoever computes them, whenever, and none of them has to be stored.
create table studio_table_clock (
  table_id   bigint primary key references studio_table (id),
  sealed     bytea not null,
  commitment text not null constraint studio_table_clock_is_committed_to_once unique,
  started_at timestamptz not null
);
revoke update, delete, truncate on studio_table_clock from fairground_app;
