-- Staff look for a bet by its number alone. Numbers grow with the time, so that the ranges of pages tell where one stands;
-- an index in the order of numbers would be paid for with every wager.
create index betting_bet_by_number on betting_bet using brin (id) with (pages_per_range = 32, autosummarize = on);
