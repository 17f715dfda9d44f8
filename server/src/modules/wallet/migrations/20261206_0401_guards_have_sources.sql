-- Several rules may block a member at once: each keeps its own row, and none lifts the block of another.
alter table wallet_guard
  add column source text not null default 'status'
    constraint wallet_guard_source_is_known check (source in ('status', 'time-out', 'exclusion', 'session-time', 'reality-check'));
alter table wallet_guard drop constraint wallet_guard_pkey;
alter table wallet_guard add primary key (member_id, source);
alter table wallet_guard alter column source drop default;
