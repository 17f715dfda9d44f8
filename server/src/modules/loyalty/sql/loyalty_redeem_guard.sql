-- What was redeemed stays as it was, and an order and its delivery move only along the listed edges.
create or replace function loyalty_redeem_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'IN_PROCESS' then
      raise exception 'an order begins as IN_PROCESS' using errcode = 'P0001';
    end if;
    return new;
  end if;
  if (new.id, new.no, new.member_id, new.reward_id, new.type, new.quantity, new.points, new.amount, new.idempotency_key, new.placed_at)
     is distinct from
     (old.id, old.no, old.member_id, old.reward_id, old.type, old.quantity, old.points, old.amount, old.idempotency_key, old.placed_at) then
    raise exception 'what was redeemed is never edited' using errcode = 'P0001';
  end if;
  if new.status <> old.status and not exists (
    select from loyalty_redeem_edge where from_status = old.status and to_status = new.status) then
    raise exception 'an order does not go from % to %', old.status, new.status using errcode = 'P0001';
  end if;
  if old.delivery is not null and new.delivery is distinct from old.delivery and not exists (
    select from loyalty_redeem_edge where from_status = old.delivery and to_status = new.delivery) then
    raise exception 'a delivery does not go from % to %', old.delivery, new.delivery using errcode = 'P0001';
  end if;
  if old.delivery is null and new.delivery is not null and new.delivery <> 'TO_PACK' then
    raise exception 'a delivery begins with packing' using errcode = 'P0001';
  end if;
  return new;
end $$;

create or replace trigger loyalty_redeem_guard before insert or update on loyalty_redeem
  for each row execute function loyalty_redeem_guard();
