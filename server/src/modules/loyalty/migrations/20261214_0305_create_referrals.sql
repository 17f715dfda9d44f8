-- What an invitation brings, and what the invited has to do for it.
create table loyalty_referral_rule (
  is_only      boolean primary key default true check (is_only),
  reward       bigint not null default 200000000 check (reward >= 0),
  need_deposit bigint not null default 1000000000 check (need_deposit >= 0),
  need_valid   bigint not null default 3000000000 check (need_valid >= 0),
  days         integer not null default 30 check (days > 0),
  turnover     smallint not null default 1 check (turnover between 0 and 50)
);
insert into loyalty_referral_rule default values;

-- One row for each invited member.
create table loyalty_referral (
  member_id      bigint primary key,
  recommender_id bigint not null constraint loyalty_nobody_invites_oneself check (recommender_id <> member_id),
  registered_at  timestamptz not null,
  first_deposit  bigint not null default 0 check (first_deposit >= 0),
  valid          bigint not null default 0,
  state          text not null default 'OPEN' constraint loyalty_referral_state_is_known
                   check (state in ('OPEN', 'REWARDED', 'REJECTED', 'EXPIRED')),
  decided_at     timestamptz,
  constraint loyalty_referral_is_decided_at_a_time check ((state = 'OPEN') = (decided_at is null))
);
create index loyalty_referral_of_recommender on loyalty_referral (recommender_id, member_id desc);
revoke delete, truncate on loyalty_referral from fairground_app;
