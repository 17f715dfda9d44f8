-- Staff list heads of lines, affiliates and their managers among a million members.
create index members_member_who_leads on members_member (is_agent, registered_at, id) where is_agent in (2, 41, 42);
