-- Hold'em with a dead button: the blinds move by places of the table, whether somebody still sits there or not.
alter table rooms_table
  -- Places of the blinds of the last hand; the button goes where the small blind was.
  add column small_place int,
  add column big_place int;
-- The engine's seats that post the blinds of this hand; the two after the button without.
alter table rooms_hand add column blinds jsonb;
-- The big blind passed this seat while its player sat out.
alter table rooms_seat add column missed_big boolean;
