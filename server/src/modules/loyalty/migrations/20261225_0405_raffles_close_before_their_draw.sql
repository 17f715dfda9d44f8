-- A raffle that is over is closed first, with the hash of its tickets for everybody to see; its seed is used and shown later.
alter table loyalty_raffle add column closed_at timestamptz;
update loyalty_raffle set closed_at = drawn_at where state = 'DRAWN';
alter table loyalty_raffle
  drop constraint loyalty_raffle_state_is_known, drop constraint loyalty_raffle_shows_its_seed_when_drawn;
alter table loyalty_raffle
  add constraint loyalty_raffle_state_is_known check (state in ('DRAFT', 'ON', 'CLOSED', 'DRAWN', 'OFF')),
  add constraint loyalty_raffle_fixes_its_tickets_when_closed check (
    (state in ('CLOSED', 'DRAWN')) = (ticket_hash is not null and closed_at is not null)),
  add constraint loyalty_raffle_shows_its_seed_when_drawn check ((state = 'DRAWN') = (seed is not null and drawn_at is not null));
