-- A cursor is one place in the order of facts, and a listener's first place is that of the oldest transaction that ran
-- when it came. Facts behind that place may have been committed before: what the listener saw when it came tells them
-- apart. Numbers of a snapshot are those of the era it was taken in. Listeners from before this column passed theirs.
alter table outbox_listener add column came_era integer;
alter table outbox_listener add column came pg_snapshot;
