-- A launch moves the balance to the vendor's wallet, and the end of the session brings it back. It is written down before
-- money moves, so that whatever dies between the steps, a job brings the balance back.
alter table vendors_opening
  add column carries_funds boolean not null default false,
  add column funds_back_at timestamptz;
create index vendors_opening_carries_funds on vendors_opening (id) where carries_funds and funds_back_at is null;
