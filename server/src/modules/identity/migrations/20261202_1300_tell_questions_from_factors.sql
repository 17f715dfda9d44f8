-- Whether a session, or a known device, answered a question (the number, the payee's name) where a second factor was due.
alter table identity_session add column by_question boolean not null default false;
alter table identity_device add column by_question boolean not null default false;
