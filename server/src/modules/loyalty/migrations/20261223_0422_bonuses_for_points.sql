-- Points buy bonus money too, under terms of its own: how many times it is wagered, in hundredths, and the largest stake.
alter table loyalty_reward add column wager_x100 integer, add column max_bet bigint;
alter table loyalty_reward drop constraint loyalty_reward_type_is_known, drop constraint loyalty_reward_amount_fits;
alter table loyalty_reward
  add constraint loyalty_reward_type_is_known check (type in ('GOODS', 'CASH', 'BONUS')),
  add constraint loyalty_reward_amount_fits check ((type <> 'GOODS') = (amount is not null and amount > 0)),
  add constraint loyalty_reward_bonus_has_terms check (
    (type = 'BONUS') = (wager_x100 is not null and max_bet is not null and wager_x100 between 100 and 1000 and max_bet > 0));
