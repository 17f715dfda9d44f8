-- The last wins of a jackpot are found without a look at the draws between them.
create index lottery_pool_move_wins on lottery_pool_move (currency, tier, issue_id desc) where won > 0;
