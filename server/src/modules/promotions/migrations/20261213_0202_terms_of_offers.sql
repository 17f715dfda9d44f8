-- Terms that offers are given by: each published version stays, because what was given under it keeps it.
create table promotions_terms (
  promotion_id  bigint not null,
  version       int not null,
  terms         jsonb not null,
  published_at  timestamptz not null,
  primary key (promotion_id, version)
);

-- What all grants of an offer may cost, and what they have cost: written in the transaction of each grant.
create table promotions_budget (
  promotion_id  bigint primary key,
  budget        bigint not null constraint promotions_budget_is_not_negative check (budget >= 0),
  used          bigint not null default 0,
  constraint promotions_budget_is_kept check (used between 0 and budget)
);

-- What a member was given by the terms of an offer, once for each period.
create table promotions_award (
  id            bigint generated always as identity primary key,
  promotion_id  bigint not null,
  version       int not null,
  member_id     bigint not null,
  period_key    text not null,
  reference     text not null,
  currency      text not null,
  amount        bigint not null constraint promotions_award_gives_something check (amount > 0),
  grant_id      bigint not null,
  given_at      timestamptz not null,
  constraint promotions_award_is_given_once_a_period unique (promotion_id, member_id, period_key)
);
create index promotions_award_of_member on promotions_award (member_id, id);
