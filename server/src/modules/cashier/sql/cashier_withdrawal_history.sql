-- Every state of a withdrawal is kept with who moved it; nothing takes a line away.
create or replace function cashier_withdrawal_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.status <> old.status then
    insert into cashier_withdrawal_step (withdrawal_id, status, moved_by, at)
    values (new.id, new.status, new.moved_by, new.moved_at);
  end if;
  return null;
end $$;

create or replace trigger cashier_withdrawal_history after insert or update on cashier_withdrawal
  for each row execute function cashier_withdrawal_history();
