-- A phone that was bound stays bound.
create or replace function identity_phone_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'A phone that was bound stays bound.' using errcode = 'integrity_constraint_violation';
end
$$;

create or replace trigger identity_phone_is_final before update or delete on identity_phone
  for each row execute function identity_phone_is_final();
