-- Nothing of a contract is edited but its state, its end and the line it stands in: a changed rate is a new row. An end
-- only comes nearer, and an ended contract stays as it is.
create or replace function agents_contract_keeps_terms() returns trigger language plpgsql as $$
begin
  if (new.id, new.type, new.period_type, new.receiver_id, new.payer_id, new.terms, new.supersedes_id, new.created_at)
     is distinct from
     (old.id, old.type, old.period_type, old.receiver_id, old.payer_id, old.terms, old.supersedes_id, old.created_at)
     or old.status = 'ENDED' or not old.effective @> new.effective
     or (not isempty(new.effective) and lower(new.effective) <> lower(old.effective)) then
    raise exception 'contract % is never edited', old.id using errcode = 'P0001';
  end if;
  return new;
end $$;

create or replace trigger agents_contract_keeps_terms before update on agents_contract
  for each row execute function agents_contract_keeps_terms();
