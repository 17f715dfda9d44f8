-- Every price a market had, as long as a result may be corrected: which price stood when a bet was taken.

create table sports_price (
  market_id  bigint not null,
  -- The version of the market that brought the price.
  version    bigint not null,
  odds       jsonb not null,
  at         timestamptz not null default clock_timestamp(),
  primary key (market_id, version)
);
create index sports_price_age on sports_price using brin (at);

-- The prices that stand now begin the log.
insert into sports_price (market_id, version, odds, at)
select id, version, odds, priced_at from sports_market where status in ('OPEN', 'SUSPENDED');

-- At which version of its market a leg was accepted; nothing of bets from before.
alter table sports_leg add column market_version bigint;
