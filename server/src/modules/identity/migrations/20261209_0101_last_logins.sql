-- When the owner last came in outlives the sessions, which are removed after a while.
alter table identity_account add column last_login_at timestamptz;
update identity_account a
   set last_login_at = greatest(
     a.first_login_at,
     (select max(opened_at) from identity_session s where s.member_id = a.member_id and s.is_login),
     (select max(seen_at) from identity_seen_device d where d.member_id = a.member_id));
create index identity_account_by_last_login on identity_account (coalesce(last_login_at, opened_at));
