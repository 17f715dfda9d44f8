-- An exclusion keeps its member and its term, and its state changes only along the listed edges.
create or replace function protection_exclusion_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'ACTIVE' then raise exception 'an exclusion begins as ACTIVE' using errcode = 'P0001'; end if;
    return new;
  end if;
  if (new.id, new.member_id, new.began_at, new.ends_at, new.status_before)
     is distinct from (old.id, old.member_id, old.began_at, old.ends_at, old.status_before) then
    raise exception 'the term of an exclusion is never edited' using errcode = 'P0001';
  end if;
  if new.state <> old.state and not exists (
    select from protection_exclusion_edge where from_state = old.state and to_state = new.state) then
    raise exception 'an exclusion does not go from % to %', old.state, new.state using errcode = 'P0001';
  end if;
  return new;
end $$;

create or replace trigger protection_exclusion_guard before insert or update on protection_exclusion
  for each row execute function protection_exclusion_guard();
