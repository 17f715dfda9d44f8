-- From one line on the chain is keyed: its hashes are HMACs with a key that is closed with SECRETS_KEY, so that whoever
-- owns the database cannot write another chain. The row says from which line, and proves it with the same key.
create table audit_key (
  is_only         boolean primary key default true,
  sealed          bytea not null,
  switch_seq      bigint not null,
  switch_hash     bytea not null,
  switch_mac_hash bytea not null,
  constraint audit_key_is_one_row check (is_only)
);
revoke update, delete, truncate on audit_key from fairground_app;

alter table audit_log add column is_keyed boolean not null default false;

-- A node of the version before would write a line without the key, and break the chain for good.
create function audit_refuse_unkeyed() returns trigger language plpgsql as $$
begin
  if not new.is_keyed and exists (select from audit_key) then
    raise exception 'the audit chain is keyed, and this node does not know how' using errcode = 'P0001';
  end if;
  return new;
end $$;
create trigger audit_log_is_keyed before insert on audit_log for each row execute function audit_refuse_unkeyed();
