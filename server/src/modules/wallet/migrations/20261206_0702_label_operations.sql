-- What an operation is called in the account record where its kind and its accounts do not say it. Few operations have
-- one and no stake does, so the tables of the ledger are left as they are.
create table wallet_label (
  operation_key  uuid primary key,
  label          text not null constraint wallet_label_is_known check (label in (
    'peer-deposit', 'deposit-fee', 'deposit-reversal', 'withdrawal-fee', 'own-rebate', 'team-rebate', 'daily-salary',
    'hourly-salary', 'real-time-salary', 'transfer-up', 'transfer-down', 'bonus-conversion', 'bonus-forfeit', 'cashback',
    'red-packet', 'raffle', 'referral', 'rank-reward', 'point-conversion', 'obligation'))
);

-- Append only, as the operations it belongs to.
revoke update, delete, truncate on wallet_label from fairground_app;
