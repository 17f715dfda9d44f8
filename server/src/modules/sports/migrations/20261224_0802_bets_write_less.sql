-- What a bet writes: its legs, joint prices and alarm come from the same statements as the bet, and markets are held while it
-- is taken. The checks of references asked the same again, row by row.
alter table sports_leg drop constraint sports_leg_bet_id_fkey, drop constraint sports_leg_market_id_fkey;
alter table sports_combo_price drop constraint sports_combo_price_bet_id_fkey;
alter table sports_large_bet drop constraint sports_large_bet_bet_id_fkey;

-- A match has its first exposure and its day from when it is announced, so that bets need not look whether they are there.
insert into sports_exposure (fixture_id, period, cells)
select f.id, case when f.model ->> 'is' = 'goals' then 'ft' else 'match' end,
       array_fill(0::bigint, array[case when f.model ->> 'is' = 'goals' then 84 else 1 end])
  from sports_fixture f where f.state not in ('ENDED', 'CLOSED', 'ABANDONED')
on conflict do nothing;
insert into sports_liability (scope, key, amount)
select distinct 'DAY', f.competition || '/' || f.trading_day, 0 from sports_fixture f
 where f.state not in ('ENDED', 'CLOSED', 'ABANDONED')
on conflict do nothing;
