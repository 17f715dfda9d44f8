-- A slice stays what it was cut as, moves along the listed edges, and all slices together never pass their withdrawal.
create or replace function cashier_slice_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'MATCHED' then
      raise exception 'a slice begins as MATCHED' using errcode = 'P0001';
    end if;
    if new.withdrawal_id is not null and new.amount + (
      select coalesce(sum(coalesce(received, amount)), 0) from cashier_slice where withdrawal_id = new.withdrawal_id
    ) > (select amount from cashier_withdrawal where id = new.withdrawal_id) then
      raise exception 'slices pass their withdrawal' using errcode = 'P0001';
    end if;
    return new;
  end if;
  if (new.id, new.withdrawal_id, new.deposit_id, new.currency, new.amount, new.matched_at, new.pay_deadline)
     is distinct from
     (old.id, old.withdrawal_id, old.deposit_id, old.currency, old.amount, old.matched_at, old.pay_deadline) then
    raise exception 'what a slice was cut as is never edited' using errcode = 'P0001';
  end if;
  if old.received is not null then
    raise exception 'a slice that is over is never edited' using errcode = 'P0001';
  end if;
  if new.status <> old.status and not exists (
    select from cashier_slice_edge where from_status = old.status and to_status = new.status) then
    raise exception 'a slice does not go from % to %', old.status, new.status using errcode = 'P0001';
  end if;
  new.version := old.version + 1;
  return new;
end $$;

create or replace trigger cashier_slice_guard before insert or update on cashier_slice
  for each row execute function cashier_slice_guard();
