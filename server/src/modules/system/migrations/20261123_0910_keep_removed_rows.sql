-- A row the product ships would come back at the next start if an operator's removal deleted it. So it stays, marked,
-- and is shown to nobody; setting it again brings it back.
alter table system_resource add column removed_at timestamptz;
alter table system_customer_service add column removed_at timestamptz;
alter table system_domain_route add column removed_at timestamptz;
alter table system_help_section add column removed_at timestamptz;
alter table system_help_article add column removed_at timestamptz;
