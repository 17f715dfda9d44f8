-- What was held stays as it was held, and a state changes only along the listed edges.
create or replace function approvals_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'PENDING' or new.checker_id is not null then
      raise exception 'a held change begins as PENDING, without a checker' using errcode = 'P0001';
    end if;
    return new;
  end if;
  if (new.id, new.kind, new.payload, new.payload_hash, new.request_hash, new.target, new.target_version, new.changes, new.reason, new.maker_id,
      new.maker_name, new.maker_ip, new.created_at, new.expires_at)
     is distinct from
     (old.id, old.kind, old.payload, old.payload_hash, old.request_hash, old.target, old.target_version, old.changes, old.reason, old.maker_id,
      old.maker_name, old.maker_ip, old.created_at, old.expires_at) then
    raise exception 'a held change is never edited' using errcode = 'P0001';
  end if;
  if not exists (select from approvals_edge where from_status = old.status and to_status = new.status) then
    raise exception 'a held change does not go from % to %', old.status, new.status using errcode = 'P0001';
  end if;
  if old.checker_id is not null and new.checker_id is distinct from old.checker_id then
    raise exception 'the checker of a held change stays' using errcode = 'P0001';
  end if;
  return new;
end $$;

create or replace trigger approvals_request_guard before insert or update on approvals_request
  for each row execute function approvals_guard();
