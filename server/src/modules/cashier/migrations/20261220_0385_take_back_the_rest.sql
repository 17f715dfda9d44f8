-- The owner of a withdrawal that members pay takes back what none of them has paid.
alter table cashier_withdrawal add column rest_back_at timestamptz;
insert into cashier_withdrawal_edge (from_status, to_status) values
  ('PAYING', 'PART_CONFIRMED'),
  ('PAYING', 'RETURNED');
