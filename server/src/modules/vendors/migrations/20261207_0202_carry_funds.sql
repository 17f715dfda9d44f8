-- A launch moves the balance to the vendor's wallet, and the end of the session brings it back. It is written down before
-- money moves, so that whatever dies between the steps, a job brings the balance back.
alter table vendors_opening
  add column carries_funds boolean not null default false,
  add column funds_back_at timestamptz,
  -- The session of the site it was last opened from: when that ends, this one is over.
  add column player_session_id bigint;
create index vendors_opening_carries_funds on vendors_opening (id) where carries_funds and funds_back_at is null;
