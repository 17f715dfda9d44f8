-- The secret of a key is closed with a key that does not lie in the database. Keys from before are closed by the first
-- node that starts: only it knows with what.
alter table vendors_key
  add column sealed bytea,
  alter column secret drop not null,
  add constraint vendors_key_has_one_secret check (num_nonnulls(secret, sealed) = 1);
