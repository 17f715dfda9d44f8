-- Decisions that a member did not pay another one, and pairs of members who pay each other and have something in common.
alter table risk_member add column unpaid_slices integer not null default 0;

create table risk_pair (
  slice_id     bigint primary key,
  payer_id     bigint not null,
  receiver_id  bigint not null,
  shared       text[] not null,
  paired_at    timestamptz not null,
  constraint risk_pair_is_of_two check (payer_id <> receiver_id),
  constraint risk_pair_shares_something check (cardinality(shared) > 0),
  constraint risk_pair_shared_is_known
    check (shared <@ array['device', 'address', 'phone', 'bank-account', 'payee-name', 'line-head'])
);
create index risk_pair_by_payer on risk_pair (payer_id, slice_id);
create index risk_pair_by_receiver on risk_pair (receiver_id, slice_id);
