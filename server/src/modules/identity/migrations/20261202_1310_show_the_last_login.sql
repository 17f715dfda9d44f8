-- A session that a launch code carried to another window is no login of its own.
alter table identity_session add column is_login boolean not null default true;

-- A login from a new device is told to the confirmed mailbox unless its owner does not want it.
alter table identity_account alter column alerts_by_mail set default true;
update identity_account set alerts_by_mail = true where not alerts_by_mail;
