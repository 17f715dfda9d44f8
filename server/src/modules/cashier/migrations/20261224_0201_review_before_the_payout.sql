-- What was decided goes back to review where something comes up before it is paid.
insert into cashier_withdrawal_edge (from_status, to_status) values
  ('AUTO_OK', 'REVIEW_1'),
  ('APPROVED', 'REVIEW_1');
