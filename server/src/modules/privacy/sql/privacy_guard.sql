-- An archive begins as ASKED, stays its member's, and its state changes only along the listed edges.
create or replace function privacy_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'ASKED' then
      raise exception 'an archive begins as ASKED' using errcode = 'P0001';
    end if;
    return new;
  end if;
  if (new.id, new.member_id, new.asked_at) is distinct from (old.id, old.member_id, old.asked_at) then
    raise exception 'an archive belongs to one member' using errcode = 'P0001';
  end if;
  if new.state <> old.state
     and not exists (select from privacy_edge where from_state = old.state and to_state = new.state) then
    raise exception 'an archive does not go from % to %', old.state, new.state using errcode = 'P0001';
  end if;
  return new;
end $$;

create or replace trigger privacy_archive_guard before insert or update on privacy_archive
  for each row execute function privacy_guard();
