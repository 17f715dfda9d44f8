-- Every state of a held change is kept; nothing takes a line away.
create or replace function approvals_keep_history() returns trigger language plpgsql as $$
begin
  insert into approvals_history (request_id, status, checker_id, note, failure)
  values (new.id, new.status, new.checker_id, new.note, new.failure);
  return null;
end $$;

create or replace trigger approvals_request_history after insert or update on approvals_request
  for each row execute function approvals_keep_history();
