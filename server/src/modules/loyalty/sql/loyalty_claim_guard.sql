-- What a member is due never changes, and it is taken or lapses once.
create or replace function loyalty_claim_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.member_id, new.kind, new.key, new.amount, new.points, new.currency, new.turnover, new.created_at)
     is distinct from
     (old.id, old.member_id, old.kind, old.key, old.amount, old.points, old.currency, old.turnover, old.created_at) then
    raise exception 'what is due is never edited' using errcode = 'P0001';
  end if;
  if old.state <> 'CLAIMABLE' then
    raise exception 'a claim that is % stays so', old.state using errcode = 'P0001';
  end if;
  return new;
end $$;

create or replace trigger loyalty_claim_guard before update on loyalty_claim
  for each row execute function loyalty_claim_guard();
