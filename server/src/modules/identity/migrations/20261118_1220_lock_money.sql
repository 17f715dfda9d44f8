-- Accounts whose owner said that a change was not its own: their money does not move until they are recovered.
create table identity_money_lock (
  member_id bigint constraint identity_money_lock_is_one_per_member primary key,
  locked_at timestamptz not null,
  -- The change that was not the owner's.
  change    text not null
);
