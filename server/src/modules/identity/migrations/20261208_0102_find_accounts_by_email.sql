-- Staff look a member up by a whole address, in any capitals.
create index identity_account_by_email on identity_account (lower(email)) where email is not null;
