-- Offers of the house that members apply for; what they say is content's.
create table promotions_offer (
  promotion_id bigint primary key,
  opens_at     timestamptz,
  closes_at    timestamptz,
  constraint promotions_offer_closes_after_it_opens check (closes_at >= opens_at)
);

create table promotions_application (
  id           bigint generated always as identity primary key,
  promotion_id bigint not null,
  member_id    bigint not null,
  comment      text not null,
  state        text not null default 'applying',
  amount       bigint,
  currency     text,
  answer       text not null default '',
  applied_at   timestamptz not null,
  decided_at   timestamptz,
  constraint promotions_application_state_is_known check (state in ('applying', 'rejected', 'issued')),
  constraint promotions_application_comment_is_short check (char_length(comment) <= 140),
  constraint promotions_application_issues_an_amount check ((state = 'issued') = (amount is not null and currency is not null)),
  constraint promotions_application_amount_is_positive check (amount > 0),
  constraint promotions_application_is_decided_once check ((state = 'applying') = (decided_at is null))
);
-- One that is looked at, or one reward, for each member and offer.
create unique index promotions_application_stands_once on promotions_application (promotion_id, member_id)
  where state in ('applying', 'issued');
create index promotions_application_of_member on promotions_application (member_id, promotion_id, id);
create index promotions_application_waiting on promotions_application (id) where state = 'applying';
