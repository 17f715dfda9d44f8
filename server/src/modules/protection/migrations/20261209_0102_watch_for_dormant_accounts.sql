-- Accounts without login and play for long: when the owner was told, and from when on the account counts as dormant.
create table protection_dormancy (
  member_id     bigint primary key,
  unused_since  timestamptz not null,
  noticed_at    timestamptz not null,
  dormant_at    timestamptz,
  constraint protection_dormancy_follows_a_notice check (dormant_at >= noticed_at)
);
