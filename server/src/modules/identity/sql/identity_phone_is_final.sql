-- A phone that was bound stays bound, until its account is closed and erased.
create or replace function identity_phone_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from identity_account where member_id = old.member_id and status = 'closed') then
    return old;
  end if;
  raise exception 'A phone that was bound stays bound.' using errcode = 'integrity_constraint_violation';
end
$$;

create or replace trigger identity_phone_is_final before update or delete on identity_phone
  for each row execute function identity_phone_is_final();
