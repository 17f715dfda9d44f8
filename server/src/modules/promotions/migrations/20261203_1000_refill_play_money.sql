-- Every refill of play money: the key is what makes the same one asked twice be given once.
create table promotions_refill (
  member_id bigint not null,
  day       date not null,
  place     smallint not null,
  amount    bigint not null,
  currency  text not null,
  given_at  timestamptz not null,
  primary key (member_id, day, place),
  constraint promotions_refill_place_counts_from_one check (place >= 1),
  constraint promotions_refill_amount_is_positive check (amount > 0)
);
