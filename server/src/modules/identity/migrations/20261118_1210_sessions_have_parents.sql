-- A session that a launch code carried to another window belongs to the one the code came from, and ends with it.
alter table identity_session
  add column parent_id bigint,
  add constraint identity_session_is_not_its_own_parent check (parent_id <> id);
create index identity_session_by_parent on identity_session (member_id, parent_id) where parent_id is not null;
