-- Staff looks at an offer on its page of the site before it is on show; who has the key sees it, and nobody guesses one.
alter table promotions_promotion
  add column preview_key uuid not null default gen_random_uuid() constraint promotions_preview_is_its_own unique;
