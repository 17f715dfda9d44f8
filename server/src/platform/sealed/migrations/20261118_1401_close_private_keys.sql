-- The private half is closed with a key that does not lie in the database. Halves from before are gone after two days,
-- and closed by the first node that starts until then.
alter table sealed_key
  add column sealed_private_key bytea,
  alter column private_key drop not null,
  add constraint sealed_key_has_one_private_half check (num_nonnulls(private_key, sealed_private_key) = 1);
