-- What every game took and paid on a business day, with the sums of squares and products that the spread of its return is
-- computed from. Filled from the facts of settled rounds.
create table integrity_return_day (
  accounting_date  date not null,
  product_id       int not null,
  game_id          bigint not null,
  currency         text not null,
  rounds           bigint not null default 0,
  stake            bigint not null default 0,
  payout           bigint not null default 0,
  stake_squares    numeric not null default 0,
  payout_squares   numeric not null default 0,
  products         numeric not null default 0,
  constraint integrity_return_day_is_one primary key (accounting_date, product_id, game_id, currency)
) with (fillfactor = 70);
revoke delete, truncate on integrity_return_day from fairground_app;
