-- Two people of staff may reverse a transfer. What the receiver still has goes back at once; the rest is owed to the sender
-- and paid out of the next income.
alter table cashier_peer_transfer
  add column status text not null default 'DONE',
  add column reversed_at timestamptz,
  add column taken bigint not null default 0,
  add column repaid bigint not null default 0,
  -- What staff let the receiver off.
  add column waived bigint not null default 0,
  add constraint cashier_peer_transfer_status_is_known check (status in ('DONE', 'REVERSED')),
  add constraint cashier_peer_transfer_reversal_has_a_time check ((status = 'REVERSED') = (reversed_at is not null)),
  add constraint cashier_peer_transfer_gives_back_within check (
    taken >= 0 and repaid >= 0 and waived >= 0 and taken + repaid + waived <= amount
    and (status = 'REVERSED' or taken + repaid + waived = 0));
create index cashier_peer_transfer_owed on cashier_peer_transfer (to_id, id)
  where status = 'REVERSED' and taken + repaid + waived < amount;
create index cashier_peer_transfer_of_receiver on cashier_peer_transfer (to_id, id);
create index cashier_peer_transfer_of_sender on cashier_peer_transfer (from_id, id);
