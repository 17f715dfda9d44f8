-- Payment providers that did not answer since their last answer. One that rests is neither offered nor asked to pay out.
create table cashier_provider_health (
  provider         text primary key,
  orders_failed    integer not null,
  questions_failed integer not null,
  failed_at        timestamptz,
  rests_since      timestamptz,
  constraint cashier_provider_health_counts_up check (orders_failed >= 0 and questions_failed >= 0)
);
