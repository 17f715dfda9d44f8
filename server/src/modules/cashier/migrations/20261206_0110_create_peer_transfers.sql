-- Money that one member sent to another. The ledger holds the movement; this row holds who, to whom and under which key.
create table cashier_peer_transfer (
  id               bigint generated always as identity primary key,
  from_id          bigint not null,
  to_id            bigint not null,
  direction        text not null,
  amount           bigint not null,
  currency         text not null,
  idempotency_key  text not null,
  business_day     date not null,
  sent_at          timestamptz not null,
  constraint cashier_peer_transfer_direction_is_known check (direction in ('UP', 'DOWN')),
  constraint cashier_peer_transfer_moves_something check (amount > 0),
  constraint cashier_peer_transfer_has_two_sides check (from_id <> to_id),
  constraint cashier_peer_transfer_is_sent_once unique (from_id, idempotency_key)
);
create index cashier_peer_transfer_of_a_day on cashier_peer_transfer (from_id, business_day);
