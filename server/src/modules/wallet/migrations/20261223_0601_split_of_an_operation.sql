-- The part of an operation that its second account takes is called its split, as in the rules.

alter table wallet_operation rename column spill_account_id to split_account_id;
alter table wallet_operation rename column spill_amount to split_amount;
