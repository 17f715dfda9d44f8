-- Two more owners of accounts. A pool is what players paid in together and win from: it can run dry, so it has a floor and
-- is locked as a player's account is. A debt is what a member owes the house: it stands below nothing, and what pays it
-- back ends there. Neither is money a member holds.
-- Not checked again for the rows that are here: they kept the narrower rule.
alter table wallet_account drop constraint wallet_account_owner_is_known;
alter table wallet_account add constraint wallet_account_owner_is_known
  check (owner_kind in ('member', 'house', 'pool', 'debt')) not valid;
alter table wallet_account add constraint wallet_account_debt_is_no_credit
  check (owner_kind <> 'debt' or balance <= 0) not valid;
