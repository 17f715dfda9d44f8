-- What was changed of a round after it had its result, in the transaction that changed it: the register keeps only what a round
-- came to in the end, and a day must be provable as it was. Amounts are differences.
create table betting_correction (
  id            bigint generated always as identity primary key,
  member_id     bigint not null,
  -- The first bet of the round.
  bet_id        bigint not null,
  product_id    int not null,
  stake         bigint not null,
  bonus_part    bigint not null,
  payout        bigint not null,
  bonus_payout  bigint not null,
  valid_bet     bigint not null,
  valid_cash    bigint not null,
  at            timestamptz not null
);
create index betting_correction_by_bet on betting_correction (bet_id);
create index betting_correction_by_time on betting_correction (at);
revoke update, delete, truncate on betting_correction from fairground_app;
