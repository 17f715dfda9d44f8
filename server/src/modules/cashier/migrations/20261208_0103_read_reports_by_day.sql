-- Reports read the deposits and withdrawals of a range of days.
create index cashier_deposit_by_creation on cashier_deposit (created_at);
create index cashier_withdrawal_by_request on cashier_withdrawal (requested_at);
