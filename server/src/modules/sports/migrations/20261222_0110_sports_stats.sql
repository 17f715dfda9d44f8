-- What a feed counts in a match besides its score; it is shown and prices nothing.

alter table sports_fixture add column stats jsonb;
