-- A request of staff to add an offer, sent again, adds nothing more.
alter table promotions_promotion add column request_key text;
create unique index promotions_promotion_added_once on promotions_promotion (request_key)
  where request_key is not null;
