-- Until when somebody who looks like this member may not register. It stays when the account is closed.
alter table members_member add column excluded_until timestamptz;
update members_member set excluded_until = '9999-12-31T00:00:00Z' where status = 'self-excluded';
