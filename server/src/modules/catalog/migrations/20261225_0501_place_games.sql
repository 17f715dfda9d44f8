-- Where staff put a game in front of those nobody placed; nothing leaves it to the import and to what people open.
alter table catalog_game add column place_set integer
  constraint catalog_game_place_is_counted_from_one check (place_set between 1 and 1000);
