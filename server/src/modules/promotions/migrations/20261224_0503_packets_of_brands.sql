-- A red packet that a brand brings along is added once.
alter table promotions_drop add column default_key text constraint promotions_drop_is_shipped_once unique;
