-- What the open bets of one player, and those of one competition on one day, may cost together.

create table sports_liability (
  scope   text not null constraint sports_liability_scope_is_known check (scope in ('PLAYER', 'DAY')),
  -- The number of a member, or a competition and a day.
  key     text not null,
  amount  bigint not null,
  primary key (scope, key)
) with (fillfactor = 80);

-- The day whose limit a match counts for; a match that is put off keeps it.
alter table sports_fixture add column trading_day text;
update sports_fixture set trading_day = to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD');
alter table sports_fixture alter column trading_day set not null;

-- What a bet wins if every leg does, as it counts for those limits; nothing for bets that were taken before they were kept.
alter table sports_bet add column weight bigint not null default 0 constraint sports_bet_weight_is_no_debt check (weight >= 0);

-- What matches may lose by the bets that are open now.
insert into sports_liability (scope, key, amount)
select 'DAY', f.competition || '/' || f.trading_day, sum(w.lost)
  from sports_exposure e join sports_fixture f on f.id = e.fixture_id
  cross join lateral (select greatest(0, -min(cell)) as lost from unnest(e.cells) as cell) w
 group by f.competition, f.trading_day having sum(w.lost) > 0;

alter table sports_limit
  add column player_max bigint constraint sports_limit_player_is_positive check (player_max > 0),
  add column day_max    bigint constraint sports_limit_day_is_positive check (day_max > 0);
update sports_limit set player_max = least(win_max, 1e17::bigint) * 5, day_max = least(risk_max, 1e17::bigint) * 5;
alter table sports_limit alter column player_max set not null, alter column day_max set not null;
