-- Rounds are kept with their stakes by the studio's keeper.
drop function if exists studio_keep_rounds;
