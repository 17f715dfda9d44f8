-- What waits in a jackpot lies on an account of the ledger. One that is older is brought there when it moves next.
alter table lottery_pool add column account_id bigint;
