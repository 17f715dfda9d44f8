-- Free rounds that the house gives for its own games may be played in one of several games; those of vendors name one.
alter table vendors_campaign add column games text[];
-- A job looks through those that are not closed for such as are over.
create index vendors_campaign_of_the_house on vendors_campaign (expires_at)
  where games is not null and cancelled_at is null;
