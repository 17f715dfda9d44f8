-- The monthly look at ranks walks those who have one.
create index members_member_ranked on members_member (id) where rank_level > 0;
