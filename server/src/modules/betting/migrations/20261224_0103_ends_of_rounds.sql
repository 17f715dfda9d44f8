-- What a caller says of a bet: what its round pays, what it counts for turnover where the rule of the bet does not say
-- it, and what of the payout is stake given back.
create type betting_result as (bet bigint, member bigint, payout bigint, valid bigint, back bigint);
-- A round of one bet that may be ended, with the accounts its stake moved between.
create type betting_end as (
  bet bigint, member bigint, round uuid, operation uuid, account bigint, counter bigint, payout bigint, valid bigint, back bigint);
