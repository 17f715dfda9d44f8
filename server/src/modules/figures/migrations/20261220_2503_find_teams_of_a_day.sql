-- Shares of agents read a day of all teams, by the ids of their heads.
create index figures_team_day_by_day on figures_team_day (accounting_date, agent_id) where valid_bet_cash <> 0;
