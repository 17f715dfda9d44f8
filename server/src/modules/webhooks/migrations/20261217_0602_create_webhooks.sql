-- Addresses of the operator's own systems, and what was or is to be sent there.
create table webhooks_endpoint (
  id           bigint generated always as identity primary key,
  url          text not null,
  events       text[] not null constraint webhooks_endpoint_hears_something check (cardinality(events) > 0),
  -- The secret is computed from it and the key of the installation; it lies nowhere.
  salt         bytea not null,
  is_on        boolean not null default true,
  request_key  text not null constraint webhooks_endpoint_is_added_once unique,
  version      integer not null default 1,
  created_at   timestamptz not null
);

create table webhooks_delivery (
  id            bigint generated always as identity primary key,
  endpoint_id   bigint not null references webhooks_endpoint (id),
  -- What happened, once for each address: a fact by its number, a test by its request.
  source        text not null,
  event         text not null,
  body          text not null,
  at            timestamptz not null,
  state         text not null default 'WAITING' constraint webhooks_delivery_state_is_known
                check (state in ('WAITING', 'DELIVERED', 'FAILED')),
  tries         integer not null default 0,
  next_at       timestamptz,
  status        integer,
  fault         text,
  delivered_at  timestamptz,
  constraint webhooks_delivery_is_made_once unique (endpoint_id, source),
  constraint webhooks_delivery_waits_for_a_time check ((state = 'WAITING') = (next_at is not null))
) with (fillfactor = 80);
create index webhooks_delivery_due on webhooks_delivery (next_at) where state = 'WAITING';
create index webhooks_delivery_by_endpoint on webhooks_delivery (endpoint_id, id desc);
create index webhooks_delivery_by_state on webhooks_delivery (endpoint_id, state);
create index webhooks_delivery_by_time on webhooks_delivery (at);
revoke delete, truncate on webhooks_endpoint from fairground_app;
