-- The order a catalogue was shipped in: games that tie in a list stand as the catalogue has them, whenever they came in.
alter table catalog_game add column shelf_place integer not null default 0;
