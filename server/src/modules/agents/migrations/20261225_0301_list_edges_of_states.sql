-- The allowed changes of state, as in contract/src/agents/states.ts.
create table agents_edge (
  entity     text not null,
  from_state text not null,
  to_state   text not null,
  primary key (entity, from_state, to_state)
);
insert into agents_edge (entity, from_state, to_state) values
  ('contract', 'SCHEDULED', 'ACTIVE'),
  ('contract', 'SCHEDULED', 'ENDING'),
  ('contract', 'SCHEDULED', 'ENDED'),
  ('contract', 'ACTIVE', 'ENDING'),
  ('contract', 'ENDING', 'ENDED'),
  ('request', 'IN_PROCESS', 'APPROVED'),
  ('request', 'IN_PROCESS', 'REJECTED'),
  ('request', 'IN_PROCESS', 'WITHDRAWN'),
  ('request', 'IN_PROCESS', 'EXPIRED'),
  ('run', 'CALCULATING', 'CALCULATED'),
  ('run', 'CALCULATING', 'APPROVED'),
  ('run', 'CALCULATED', 'APPROVED'),
  ('run', 'CALCULATED', 'REJECTED'),
  ('run', 'APPROVED', 'PAYING'),
  ('run', 'PAYING', 'PAID'),
  ('bill', 'NOT_REACHED', 'VOID'),
  ('bill', 'CALCULATED', 'PAID'),
  ('bill', 'CALCULATED', 'PARTIAL'),
  ('bill', 'CALCULATED', 'INSUFFICIENT'),
  ('bill', 'CALCULATED', 'NOT_REACHED'),
  ('bill', 'CALCULATED', 'VOID'),
  ('bill', 'INSUFFICIENT', 'PARTIAL'),
  ('bill', 'INSUFFICIENT', 'PAID'),
  ('bill', 'PARTIAL', 'PAID'),
  ('obligation', 'OPEN', 'SETTLED'),
  ('obligation', 'OPEN', 'WAIVED');
revoke insert, update, delete, truncate on agents_edge from fairground_app;
