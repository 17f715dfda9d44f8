-- Every state of a deposit is kept; nothing takes a line away.
create or replace function cashier_keep_deposit_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.status <> old.status then
    insert into cashier_deposit_history (deposit_id, status, reason, at) values (new.id, new.status, new.reason, new.changed_at);
  end if;
  return null;
end $$;

create or replace trigger cashier_deposit_history after insert or update on cashier_deposit
  for each row execute function cashier_keep_deposit_history();
