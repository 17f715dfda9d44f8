-- Bound phones whose binding was not the owner's. The binding itself stays as it is; it just opens the account no more.
create table identity_phone_disowned (
  subject     text constraint identity_phone_disowned_once primary key
              constraint identity_phone_disowned_was_bound references identity_phone (subject),
  disowned_at timestamptz not null
);
