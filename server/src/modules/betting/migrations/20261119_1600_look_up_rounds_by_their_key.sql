-- Both indexes led with the member, and while the register is small and its statistics young the one in the order of
-- time looked as good for finding a round: it then read every bet the member ever placed, for every wager. Now it serves
-- only readers who say that they walk along the ids, so that a round can be found by nothing but its key.
drop index betting_bet_by_member;
create index betting_bet_by_member on betting_bet (member_id, id) where id > 0;
