-- Figures are proved by the deposits that were credited on a day.
create index cashier_deposit_history_of_credits on cashier_deposit_history (at) where status = 'CREDITED';
