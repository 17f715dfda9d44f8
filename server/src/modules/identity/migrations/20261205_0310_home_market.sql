-- The market an account was opened in: its protection goes with the member. Null of accounts older than markets.
alter table identity_account add column home_market text;
