-- What a settlement changes of a bet stands in no index but one by blocks, and pages keep room for it: the new row then
-- stays on its page and no index is written. Pages that exist fill as before.

drop index sports_bet_settled;
create index sports_bet_settled on sports_bet using brin (settled_at);
alter table sports_bet set (fillfactor = 55);

-- What a leg came to follows from the results of its market, which are kept for ever.
alter table sports_leg drop column result;
