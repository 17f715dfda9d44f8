-- Orders that count less for turnover than they would alone, because the member covers a play with several orders of the
-- issue. Found when sale has closed; an order that is not here counts as it was taken.
create table lottery_valid (
  issue_id  bigint not null,
  order_id  bigint not null,
  valid     bigint not null constraint lottery_valid_is_no_debt check (valid >= 0),
  primary key (issue_id, order_id)
);
revoke update, delete, truncate on lottery_valid from fairground_app;
