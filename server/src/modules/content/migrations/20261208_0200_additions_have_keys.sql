-- A request of staff to add something, sent again, adds nothing more.
alter table content_banner add column request_key text;
create unique index content_banner_added_once on content_banner (request_key) where request_key is not null;
alter table content_announcement add column request_key text;
create unique index content_announcement_added_once on content_announcement (request_key)
  where request_key is not null;
