-- The player asked during a hand to sit out the next one; nothing where nobody asked.
alter table rooms_seat add column sits_out boolean;
