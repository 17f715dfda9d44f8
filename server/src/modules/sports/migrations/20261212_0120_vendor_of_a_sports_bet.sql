-- Under which vendor of the catalogue a bet was taken: each ring is the room of one.
alter table sports_bet add column vendor text;
update sports_bet set vendor = case sport when 'ESPORTS' then 'AV' when 'COCKFIGHT' then 'DS88' else 'BTI' end;
alter table sports_bet alter column vendor set not null;
