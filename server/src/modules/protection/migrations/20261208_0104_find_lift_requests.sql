-- Staff count what waits for an answer, and read all exclusions of a member.
create index protection_exclusion_asked on protection_exclusion (asked_at) where state = 'LIFT_ASKED';
create index protection_exclusion_of_member on protection_exclusion (member_id, began_at);
