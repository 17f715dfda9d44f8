-- A case begins open, belongs to one member, and a decided one stays as it was decided.
create or replace function risk_case_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'OPEN' then raise exception 'a case begins as OPEN' using errcode = 'P0001'; end if;
    return new;
  end if;
  if (new.id, new.member_id, new.opened_at, new.opened_by) is distinct from (old.id, old.member_id, old.opened_at, old.opened_by) then
    raise exception 'a case belongs to one member' using errcode = 'P0001';
  end if;
  if old.state = 'CLOSED' then raise exception 'a decided case stays as it is' using errcode = 'P0001'; end if;
  return new;
end $$;

create or replace trigger risk_case_guard before insert or update on risk_case
  for each row execute function risk_case_guard();
