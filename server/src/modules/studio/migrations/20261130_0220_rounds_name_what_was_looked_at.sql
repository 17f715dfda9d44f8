-- Definitions and seeds are never deleted (nobody has the right), and the statements that write rounds take the seed's
-- nonce and were handed rules that are kept. Two further looks for every round cost an eighth of a spin, and all players
-- of a game held its one definition together.
alter table studio_round drop constraint studio_round_definition_hash_fkey;
alter table studio_round drop constraint studio_round_seed_id_fkey;
