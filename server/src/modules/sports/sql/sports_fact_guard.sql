-- What a feed said is never changed and never removed.
create or replace function sports_fact_guard() returns trigger language plpgsql as $$
begin
  raise exception 'Facts of a feed are only added.' using errcode = 'check_violation';
end $$;

create or replace trigger sports_fact_guard before update or delete on sports_fact
  for each row execute function sports_fact_guard();
