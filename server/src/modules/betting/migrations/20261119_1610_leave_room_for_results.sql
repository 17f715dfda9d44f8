-- A bet is written once and changed once, by its result, and results come together as the bets did: a page needs room
-- for all of its bets a second time, or their new versions move to other pages and every index is written again.
alter table betting_bet set (fillfactor = 55);
