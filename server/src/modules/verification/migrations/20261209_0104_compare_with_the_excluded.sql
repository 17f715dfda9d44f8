-- Members that excluded themselves and have the name and the day of birth of this case; null until they were looked for.
alter table verification_case add column excluded jsonb;
create index verification_case_by_birth_date on verification_case (birth_date) where birth_date is not null;
