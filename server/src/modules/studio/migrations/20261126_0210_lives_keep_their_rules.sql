-- A life of a pool that must hit is played to its end by the rules it began under, whatever the game plays by since.
alter table studio_pool_life add column definition_hash text references studio_definition (hash);
-- Until now these were the rules of the round that ended it, or the newest its mathematics had.
update studio_pool_life life set definition_hash = coalesce(
  (select round.definition_hash from studio_round round where round.id = life.round_id and round.model = life.model),
  (select definition.hash from studio_definition definition
    where definition.model = life.model order by definition.kept_at desc limit 1));
alter table studio_pool_life alter column definition_hash set not null;
