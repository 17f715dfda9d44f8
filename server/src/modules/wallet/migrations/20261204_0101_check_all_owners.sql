-- Older databases added these rules without looking at the rows that were there.
alter table wallet_account validate constraint wallet_account_owner_is_known;
alter table wallet_account validate constraint wallet_account_debt_is_no_credit;
