-- The path follows from the upline and from nothing else. Somebody moves only while an approved move of itself or of
-- somebody above is being made, which the transaction names in `fairground.move`.
create or replace function members_place() returns trigger language plpgsql as $$
declare above members_member;
begin
  if tg_op = 'UPDATE' then
    if (new.id, new.upline_id, new.path) is not distinct from (old.id, old.upline_id, old.path) then return new; end if;
    if new.id <> old.id or not exists (
      select from members_move m
       where m.id = nullif(current_setting('fairground.move', true), '')::bigint and m.status = 'PLANNED'
         and m.member_id = any(old.path)
         and (new.upline_id = old.upline_id or (m.member_id = old.id and m.to_upline_id = new.upline_id))) then
      raise exception 'member % stays where it stands', old.id
        using errcode = 'check_violation', constraint = 'members_member_does_not_move';
    end if;
    -- Those below keep their upline: their path is given by the statement that makes the move.
    if new.upline_id = old.upline_id then return new; end if;
  end if;
  if new.upline_id is null then
    new.path := '{}';
    return new;
  end if;
  select * into above from members_member where id = new.upline_id for share;
  if above.id is null or above.is_agent not in (1, 2, 41, 42) or above.status not in ('active', 'system')
     or above.path @> array[new.id] then
    raise exception 'member % cannot have anybody below it', new.upline_id
      using errcode = 'check_violation', constraint = 'members_member_upline_is_an_active_agent';
  end if;
  new.path := above.path || new.id;
  return new;
end $$;

create or replace trigger members_place before insert or update on members_member
  for each row execute function members_place();
