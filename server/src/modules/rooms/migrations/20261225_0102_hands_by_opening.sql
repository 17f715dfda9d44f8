-- Staff ask for the hands of some days: rows lie in the order of their opening, so that a small index finds the days.
create index rooms_hand_by_opening on rooms_hand using brin (opened_at);
