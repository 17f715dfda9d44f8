-- What of an order was given back because its bets were void: no prize, and no stake that anybody is due a rebate for.
alter table lottery_win add column voided bigint not null default 0;
