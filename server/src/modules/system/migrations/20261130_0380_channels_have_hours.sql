-- When people answer at a channel, in the time of the house; null at any hour. It stood in the catalogues of texts, where an
-- operator could not change it.
alter table system_customer_service add column hours text,
  add constraint system_customer_service_hours_are_two_times
    check (hours ~ '^([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9]$');
