-- A match only moves along the edges of its states; one that is over never takes bets again.
create or replace function sports_fixture_guard() returns trigger language plpgsql as $$
begin
  if new.state = old.state then return new; end if;
  if (old.state, new.state) in (
    ('PREMATCH', 'LIVE'), ('PREMATCH', 'POSTPONED'), ('PREMATCH', 'ABANDONED'), ('POSTPONED', 'PREMATCH'),
    ('POSTPONED', 'ABANDONED'), ('LIVE', 'BREAK'), ('BREAK', 'LIVE'), ('LIVE', 'INTERRUPTED'), ('BREAK', 'INTERRUPTED'),
    ('INTERRUPTED', 'LIVE'), ('INTERRUPTED', 'ABANDONED'), ('LIVE', 'ENDED'), ('LIVE', 'ABANDONED'),
    ('BREAK', 'ABANDONED'), ('ENDED', 'CLOSED'), ('ABANDONED', 'CLOSED'))
  then return new; end if;
  raise exception 'A match does not go from % to %.', old.state, new.state using errcode = 'check_violation';
end $$;

create or replace trigger sports_fixture_guard before update of state on sports_fixture
  for each row execute function sports_fixture_guard();
