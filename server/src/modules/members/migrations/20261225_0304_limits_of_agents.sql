-- Limits of a single agent, beside those of the site; nothing is no limit of its own.
create table members_agent_limit (
  agent_id      bigint primary key references members_member,
  transfer_min  bigint,
  transfer_max  bigint,
  transfer_day  bigint,
  -- Accounts that it opens by hand on a day.
  open_day      integer,
  set_at        timestamptz not null,
  constraint members_agent_limit_is_in_order check (
    transfer_min <= transfer_max and transfer_max <= transfer_day and transfer_min <= transfer_day),
  constraint members_agent_limit_is_sound check (
    transfer_min >= 0 and transfer_max >= 0 and transfer_day >= 0 and open_day between 0 and 10000)
);
revoke delete, truncate on members_agent_limit from fairground_app;
