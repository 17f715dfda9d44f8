-- Money on its way between the main wallet and the wallet a vendor keeps on its own machines. It leaves its account in
-- one commit with the row's first state, waits in a hold of the member, and arrives or returns in one commit with the last.
create table wallet_transfer (
  id               bigint generated always as identity primary key,
  member_id        bigint not null,
  vendor           text not null,
  currency         text not null references wallet_currency (code),
  amount           bigint not null constraint wallet_transfer_moves_something check (amount > 0),
  direction        text not null constraint wallet_transfer_direction_is_known check (direction in ('to-vendor', 'from-vendor')),
  idempotency_key  text not null,
  state            text not null constraint wallet_transfer_state_is_known check (state in ('DEBITED', 'SENT', 'UNKNOWN', 'DONE', 'FAILED')),
  asked_at         timestamptz not null,
  changed_at       timestamptz not null,
  constraint wallet_transfer_is_asked_once unique (member_id, idempotency_key)
);
-- What is not known to have arrived or failed keeps the next one from starting.
create unique index wallet_transfer_is_the_only_open_one on wallet_transfer (member_id, vendor) where state in ('DEBITED', 'SENT', 'UNKNOWN');
create index wallet_transfer_open on wallet_transfer (changed_at) where state in ('DEBITED', 'SENT', 'UNKNOWN');
revoke delete, truncate on wallet_transfer from fairground_app;
