-- How far the book's own bets have moved the prices of a match: factors of the goals expected of both sides.

alter table sports_fixture
  add column lean      jsonb,
  add column leaned_at timestamptz;
-- Since when the exposure is as it is.
alter table sports_exposure add column changed_at timestamptz not null default now();
