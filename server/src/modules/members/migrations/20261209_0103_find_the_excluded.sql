-- A new person's day of birth is compared with those of excluded members.
create index members_profile_by_birth_date on members_profile (birth_date) where birth_date is not null;
create index members_member_excluded on members_member (excluded_until) where excluded_until is not null;
