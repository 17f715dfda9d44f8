-- A node of the version before would write a line without the key, and break the chain permanently.
create or replace function audit_refuse_unkeyed() returns trigger language plpgsql as $$
begin
  if not new.is_keyed and exists (select from audit_key) then
    raise exception 'the audit chain is keyed, and this node does not know how' using errcode = 'P0001';
  end if;
  return new;
end $$;

create or replace trigger audit_log_is_keyed before insert on audit_log for each row execute function audit_refuse_unkeyed();
