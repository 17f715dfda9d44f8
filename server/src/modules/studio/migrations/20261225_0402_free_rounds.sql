-- A round of a campaign costs its player nothing; what it wins is collected and paid when the campaign is over.
alter table studio_round add column campaign text;
alter table studio_round drop constraint studio_round_stakes_something;
alter table studio_round add constraint studio_round_stakes_something
  check (stake > 0 or (stake = 0 and campaign is not null)) not valid;
alter table studio_round validate constraint studio_round_stakes_something;
create index studio_round_of_campaign on studio_round (member_id, campaign) where campaign is not null;
