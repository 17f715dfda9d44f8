-- Points buy free spins too: how many of which bet in which games of a vendor; the amount is the most their winnings bring.
alter table loyalty_reward
  add column spins_count integer, add column spins_bet bigint, add column spins_vendor text, add column spins_games text;
alter table loyalty_reward drop constraint loyalty_reward_type_is_known, drop constraint loyalty_reward_bonus_has_terms;
alter table loyalty_reward
  add constraint loyalty_reward_type_is_known check (type in ('GOODS', 'CASH', 'BONUS', 'SPINS')),
  add constraint loyalty_reward_bonus_has_terms check (
    (type in ('BONUS', 'SPINS')) = (wager_x100 is not null and max_bet is not null and wager_x100 between 100 and 1000 and max_bet > 0)),
  add constraint loyalty_reward_spins_are_said check (
    (type = 'SPINS') = (spins_count is not null and spins_bet is not null and spins_vendor is not null and spins_games is not null
                        and spins_count > 0 and spins_bet > 0));
