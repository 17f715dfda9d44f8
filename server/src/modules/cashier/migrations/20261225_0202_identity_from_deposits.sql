-- From this sum of all credited deposits on a person looks at a payment of a member below identity level 2.
alter table cashier_withdrawal_rule
  add column deposit_level_2_from bigint not null default 500000000000,
  add constraint cashier_withdrawal_rule_deposits_fit check (deposit_level_2_from > 0);
alter table cashier_withdrawal_rule alter column deposit_level_2_from drop default;
