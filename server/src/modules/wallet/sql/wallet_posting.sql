-- Every leg from both of its sides.
create or replace view wallet_posting as
  select account_id, amount, transfer_id, id, accounting_date, posted_at from wallet_leg
  union all
  select counter_id, -amount, transfer_id, id, accounting_date, posted_at from wallet_leg;
