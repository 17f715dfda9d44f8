-- A bet only moves along the edges of its states, and what was agreed on never changes.
create or replace function sports_bet_guard() returns trigger language plpgsql as $$
begin
  if (new.member_id, new.request_id, new.stake, new.placed_at) is distinct from
     (old.member_id, old.request_id, old.stake, old.placed_at)
     or (old.state <> 'PENDING' and new.odds_milli <> old.odds_milli)
     or new.stake_left > old.stake_left or new.cashed < old.cashed
  then raise exception 'What was agreed on in a bet does not change.' using errcode = 'check_violation'; end if;
  if new.state = old.state then return new; end if;
  if (old.state = 'PENDING' and new.state in ('ACCEPTED', 'REFUSED'))
     or (old.state = 'ACCEPTED' and new.state in ('WON', 'LOST', 'VOID', 'CASHED_OUT'))
     or (old.state in ('WON', 'LOST', 'VOID') and new.state in ('ACCEPTED', 'WON', 'LOST', 'VOID'))
  then return new; end if;
  raise exception 'A bet does not go from % to %.', old.state, new.state using errcode = 'check_violation';
end $$;

create or replace trigger sports_bet_guard before update on sports_bet
  for each row execute function sports_bet_guard();
