-- A reviewer who takes a review in hand and never comes back must not keep it from everybody else.
alter table cashier_withdrawal add column claimed_until timestamptz;
update cashier_withdrawal set claimed_until = clock_timestamp() + interval '15 minutes' where claimed_by is not null;
alter table cashier_withdrawal add constraint cashier_withdrawal_claim_ends
  check ((claimed_by is null) = (claimed_until is null));
