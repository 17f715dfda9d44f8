-- Staff look for what somebody did, and for every change of one kind.
create index audit_log_by_actor on audit_log (actor, seq);
create index audit_log_by_action on audit_log (action, seq);
