-- The market whose rules a game was opened under; each round is judged by them.
alter table studio_session add column market text not null default '';
