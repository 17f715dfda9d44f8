-- missed_big says now that a seat owes the big blind: it was passed by it while its player sat out, or taken after the first
-- hand of the table. Here the player chose to post it out of turn and to be dealt in at once.
alter table rooms_seat add column posts_big boolean;
