-- States of contracts, requests, runs, bills and obligations change only along the listed edges.
create or replace function agents_keep_states() returns trigger language plpgsql as $$
begin
  if not exists (
    select from agents_edge where entity = tg_argv[0] and from_state = old.status and to_state = new.status) then
    raise exception '% does not go from % to %', tg_argv[0], old.status, new.status using errcode = 'P0001';
  end if;
  return new;
end $$;

create or replace trigger agents_keep_states before update on agents_contract
  for each row when (old.status <> new.status) execute function agents_keep_states('contract');
create or replace trigger agents_keep_states before update on agents_request
  for each row when (old.status <> new.status) execute function agents_keep_states('request');
create or replace trigger agents_keep_states before update on agents_run
  for each row when (old.status <> new.status) execute function agents_keep_states('run');
create or replace trigger agents_keep_states before update on agents_bill
  for each row when (old.status <> new.status) execute function agents_keep_states('bill');
create or replace trigger agents_keep_states before update on agents_obligation
  for each row when (old.status <> new.status) execute function agents_keep_states('obligation');
