-- A session may do less than its account: change the password only, or take money out only.
alter table identity_session
  add column scope text not null default 'full',
  add constraint identity_session_scope_is_known check (scope in ('full', 'password', 'withdraw'));
