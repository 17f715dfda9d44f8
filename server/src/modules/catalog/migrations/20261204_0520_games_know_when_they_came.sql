-- The day a vendor added a game to its catalogue here; null for games the vendor began with. Only such a day makes a game
-- new: what a list says of the day of release is the list's own word.
alter table catalog_game add column added_on date;
