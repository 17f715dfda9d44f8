-- Takes one of what an agent may give; false where nothing is left.
create or replace function members_use_series_quota(p_agent bigint, p_series smallint) returns boolean language plpgsql as $$
begin
  update members_series_quota set used = used + 1 where agent_id = p_agent and series = p_series and used < most;
  return found;
end $$;
