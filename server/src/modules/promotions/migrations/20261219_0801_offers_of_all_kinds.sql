-- An offer may give cash instead of a grant.
alter table promotions_award alter column grant_id drop not null;

-- How often an offer was given, and how often it may be.
alter table promotions_budget add column given int not null default 0;
alter table promotions_budget add column count_max int;
update promotions_budget b set given = (select count(*) from promotions_award a where a.promotion_id = b.promotion_id);
alter table promotions_budget add constraint promotions_budget_count_is_kept check (given >= 0 and (count_max is null or given <= count_max));

-- Keyed hashes of what the accounts an offer was given to have in common with others: one of each in a period.
create table promotions_award_mark (
  promotion_id  bigint not null,
  period_key    text not null,
  mark          bytea not null,
  award_id      bigint not null,
  constraint promotions_award_mark_is_given_once primary key (promotion_id, period_key, mark)
);

-- Who joined an offer that has to be joined.
create table promotions_joined (
  promotion_id  bigint not null,
  member_id     bigint not null,
  joined_at     timestamptz not null,
  primary key (promotion_id, member_id)
);
create index promotions_joined_of_member on promotions_joined (member_id);

-- What a job has done of a period, so that it begins it once.
create table promotions_run (
  name     text primary key,
  done_at  timestamptz not null
);

-- Red packets: a budget cut into envelopes before the first of them is opened.
create table promotions_drop (
  id               bigint generated always as identity primary key,
  texts            jsonb not null,
  budget           bigint not null constraint promotions_drop_has_a_budget check (budget > 0),
  envelopes        int not null constraint promotions_drop_has_envelopes check (envelopes between 1 and 100000),
  multiplier_x100  int not null constraint promotions_drop_is_played_a_number_of_times check (multiplier_x100 between 0 and 1000),
  currency         text not null,
  opens_at         timestamptz not null,
  closes_at        timestamptz not null,
  created_at       timestamptz not null,
  constraint promotions_drop_opens_before_it_closes check (opens_at < closes_at)
);
create index promotions_drop_by_end on promotions_drop (closes_at);

create table promotions_envelope (
  drop_id    bigint not null references promotions_drop (id),
  no         int not null,
  amount     bigint not null constraint promotions_envelope_holds_something check (amount > 0),
  member_id  bigint,
  opened_at  timestamptz,
  primary key (drop_id, no),
  constraint promotions_envelope_is_opened_by_somebody check ((member_id is null) = (opened_at is null))
);
create unique index promotions_envelope_is_one_of_a_member on promotions_envelope (drop_id, member_id) where member_id is not null;
create index promotions_envelope_waits on promotions_envelope (drop_id, no) where member_id is null;
create index promotions_envelope_of_member on promotions_envelope (member_id) where member_id is not null;
