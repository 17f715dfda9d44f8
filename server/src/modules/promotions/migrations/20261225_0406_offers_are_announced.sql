-- From when on an offer that has not begun is shown as one to come; nothing where it is not announced.
alter table promotions_promotion add column announced_at timestamptz;
