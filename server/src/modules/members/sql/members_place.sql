-- The path follows from the upline and from nothing else, and nobody moves.
create or replace function members_place() returns trigger language plpgsql as $$
declare above members_member;
begin
  if tg_op = 'UPDATE' then
    if (new.id, new.upline_id, new.path) is distinct from (old.id, old.upline_id, old.path) then
      raise exception 'member % stays where it stands', old.id
        using errcode = 'check_violation', constraint = 'members_member_does_not_move';
    end if;
    return new;
  end if;
  if new.upline_id is null then
    new.path := '{}';
    return new;
  end if;
  select * into above from members_member where id = new.upline_id for share;
  if above.id is null or above.is_agent not in (1, 2, 41, 42) or above.status not in ('active', 'system') then
    raise exception 'member % cannot have anybody below it', new.upline_id
      using errcode = 'check_violation', constraint = 'members_member_upline_is_an_active_agent';
  end if;
  new.path := above.path || new.id;
  return new;
end $$;

create or replace trigger members_place before insert or update on members_member
  for each row execute function members_place();
