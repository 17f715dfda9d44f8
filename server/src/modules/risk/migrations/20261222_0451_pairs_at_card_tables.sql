-- Pairs of members whose play at card tables people should look at, by month: the signals of the rooms and what the two share.
create table risk_card_pair (
  month      date not null,
  payer_id   bigint not null,
  other_id   bigint not null,
  hands      integer not null,
  signals    text[] not null,
  shared     text[] not null,
  noticed_at timestamptz not null,
  primary key (month, payer_id, other_id),
  constraint risk_card_pair_is_of_two check (payer_id <> other_id),
  constraint risk_card_pair_shared_is_known
    check (shared <@ array['device', 'address', 'phone', 'bank-account', 'payee-name'])
);
create index risk_card_pair_by_payer on risk_card_pair (payer_id);
create index risk_card_pair_by_other on risk_card_pair (other_id);
