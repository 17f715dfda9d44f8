-- V is for those who are not logged in: a line that asks to register says nothing to a member.
alter table content_announcement drop constraint content_announcement_execution_is_known;
alter table content_announcement add constraint content_announcement_execution_is_known
  check (execution in ('B', 'A', 'V'));
