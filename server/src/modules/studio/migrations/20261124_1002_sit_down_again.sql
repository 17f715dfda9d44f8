-- Who took every bet back may bet again in the same round. In the books the seat that was emptied is over, so the player
-- takes another one, with a number of its own; one at a time.
alter table studio_seat drop constraint studio_seat_is_one_in_a_round;
create unique index studio_seat_is_one_at_a_time on studio_seat (round_id, member_id) where state <> 'CANCELLED';
-- What a player has in a round is looked up with every glance at the table.
create index studio_seat_of_player on studio_seat (round_id, member_id, id desc);
