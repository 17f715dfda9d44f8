-- What was asked for stays, and a state changes only along the listed edges.
create or replace function cashier_guard_deposit() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'CREATED' then
      raise exception 'a deposit begins as CREATED' using errcode = 'P0001';
    end if;
    return new;
  end if;
  if (new.id, new.no, new.member_id, new.channel_id, new.provider, new.currency, new.amount, new.idempotency_key, new.created_at)
     is distinct from
     (old.id, old.no, old.member_id, old.channel_id, old.provider, old.currency, old.amount, old.idempotency_key, old.created_at) then
    raise exception 'what a deposit asked for is never edited' using errcode = 'P0001';
  end if;
  if new.status <> old.status
     and not exists (select from cashier_deposit_edge where from_status = old.status and to_status = new.status) then
    raise exception 'a deposit does not go from % to %', old.status, new.status using errcode = 'P0001';
  end if;
  return new;
end $$;

create or replace trigger cashier_deposit_guard before insert or update on cashier_deposit
  for each row execute function cashier_guard_deposit();
