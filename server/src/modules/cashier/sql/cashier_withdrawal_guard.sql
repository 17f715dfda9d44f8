-- What was asked for stays as it was asked, a state changes only along the listed edges, and a receipt is final.
create or replace function cashier_withdrawal_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'REQUESTED' then
      raise exception 'a withdrawal begins as REQUESTED' using errcode = 'P0001';
    end if;
    return new;
  end if;
  if (new.id, new.no, new.member_id, new.account_id, new.amount, new.currency, new.idempotency_key, new.requested_at, new.business_day)
     is distinct from
     (old.id, old.no, old.member_id, old.account_id, old.amount, old.currency, old.idempotency_key, old.requested_at, old.business_day) then
    raise exception 'what a withdrawal asks for is never edited' using errcode = 'P0001';
  end if;
  if new.status <> old.status and not exists (
    select from cashier_withdrawal_edge where from_status = old.status and to_status = new.status) then
    raise exception 'a withdrawal does not go from % to %', old.status, new.status using errcode = 'P0001';
  end if;
  -- What a provider was told to pay is not given back; what members may pay is, on request.
  if old.status = 'PAYING' and new.status in ('PART_CONFIRMED', 'RETURNED') and new.rest_back_at is null then
    raise exception 'nobody took the rest of this withdrawal back' using errcode = 'P0001';
  end if;
  if new.rest_back_at is distinct from old.rest_back_at
     and (old.rest_back_at is not null or old.status <> 'PAYING' or old.provider is distinct from 'c2c') then
    raise exception 'only what members pay is taken back, and once' using errcode = 'P0001';
  end if;
  if old.paid_amount is not null then
    raise exception 'a withdrawal that is over is never edited' using errcode = 'P0001';
  end if;
  -- A review that begins again is nobody's yet; who approved before stays among its steps.
  if old.reviewer1 is not null and new.reviewer1 is distinct from old.reviewer1
     and not (old.status = 'APPROVED' and new.status = 'REVIEW_1' and new.reviewer1 is null and new.reviewer2 is null) then
    raise exception 'the first reviewer of a withdrawal stays' using errcode = 'P0001';
  end if;
  new.version := old.version + 1;
  return new;
end $$;

create or replace trigger cashier_withdrawal_guard before insert or update on cashier_withdrawal
  for each row execute function cashier_withdrawal_guard();
