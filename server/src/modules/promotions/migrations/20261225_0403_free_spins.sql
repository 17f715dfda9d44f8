-- Free spins that a member was given: how they are played is counted by the studio, what they win is given when they are over.
create table promotions_free_spins (
  id               bigint generated always as identity primary key,
  key              text not null constraint promotions_free_spins_are_given_once unique,
  member_id        bigint not null,
  currency         text not null,
  source           text not null constraint promotions_free_spins_have_a_source check (source in ('offer', 'mall')),
  source_id        bigint not null,
  vendor           text not null,
  games            text[] not null,
  spins            int not null constraint promotions_free_spins_are_some check (spins > 0),
  bet              bigint not null constraint promotions_free_spins_have_a_bet check (bet > 0),
  most             bigint not null constraint promotions_free_spins_may_win check (most > 0),
  credit           text not null,
  multiplier_x100  int not null,
  max_bet          bigint not null,
  cap_x100         int,
  run_hours        int not null,
  products         text[] not null,
  award_id         bigint,
  given_at         timestamptz not null,
  expires_at       timestamptz not null,
  ended_at         timestamptz,
  won              bigint,
  paid             bigint constraint promotions_free_spins_pay_what_they_won check (paid between 0 and least(won, most)),
  grant_id         bigint,
  constraint promotions_free_spins_end_once check ((ended_at is null) = (paid is null) and (paid is null) = (won is null))
);
create index promotions_free_spins_of_member on promotions_free_spins (member_id, id);

-- Spins that won nothing cost nothing.
alter table promotions_award drop constraint promotions_award_gives_something;
alter table promotions_award add constraint promotions_award_takes_nothing check (amount >= 0) not valid;
alter table promotions_award validate constraint promotions_award_takes_nothing;
