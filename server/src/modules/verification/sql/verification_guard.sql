-- A case begins as NEW, its state changes only along the listed edges, and a decision stays as it was made.
create or replace function verification_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'NEW' then
      raise exception 'a verification case begins as NEW' using errcode = 'P0001';
    end if;
    return new;
  end if;
  if (new.id, new.member_id, new.level, new.sent_at) is distinct from (old.id, old.member_id, old.level, old.sent_at) then
    raise exception 'a verification case belongs to one member and one level' using errcode = 'P0001';
  end if;
  if new.state <> old.state
     and not exists (select from verification_edge where from_state = old.state and to_state = new.state) then
    raise exception 'a verification case does not go from % to %', old.state, new.state using errcode = 'P0001';
  end if;
  if old.decided_at is not null
     and (new.decided_at, new.decided_by, new.reject_reason) is distinct from (old.decided_at, old.decided_by, old.reject_reason) then
    raise exception 'the decision on a verification case stays' using errcode = 'P0001';
  end if;
  return new;
end $$;

create or replace trigger verification_case_guard before insert or update on verification_case
  for each row execute function verification_guard();
