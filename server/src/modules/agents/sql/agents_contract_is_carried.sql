-- Who pays a contract has one that carries it on its first day, and carries everything that goes on below from then. Read
-- once all rows of a statement are written, for a line may be written at once.
create or replace function agents_contract_is_carried() returns trigger language plpgsql as $$
declare
  v_first date := lower(new.effective);
begin
  if new.payer_id is not null and not exists (
    select from agents_contract above
     where above.receiver_id = new.payer_id and above.type = new.type and above.effective @> v_first
       and agents_carries(above.terms, new.terms)) then
    raise exception 'no contract of member % carries that of member %', new.payer_id, new.receiver_id
      using errcode = 'check_violation', constraint = 'agents_contract_is_carried';
  end if;
  if exists (
    select from agents_contract below
     where below.payer_id = new.receiver_id and below.type = new.type and below.status <> 'ENDED'
       and coalesce(upper(below.effective) > v_first, true) and not agents_carries(new.terms, below.terms)) then
    raise exception 'the contract of member % carries less than it pays', new.receiver_id
      using errcode = 'check_violation', constraint = 'agents_contract_is_carried';
  end if;
  return null;
end $$;

create or replace trigger agents_contract_is_carried after insert on agents_contract
  for each row when (not isempty(new.effective)) execute function agents_contract_is_carried();
