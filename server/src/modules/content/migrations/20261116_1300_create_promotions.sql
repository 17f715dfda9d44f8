-- What the house offers, in words and a picture. Who gets what for it is no business of this table.
create table content_promotion (
  id          bigint generated always as identity primary key,
  default_key text unique,
  is_default  boolean not null default false,
  category    text not null,
  audience    text not null,
  url         text not null,
  hue         smallint not null,
  link        text not null,
  texts       jsonb not null,
  sort        integer not null,
  starts_at   timestamptz not null,
  ends_at     timestamptz,
  created_at  timestamptz not null,
  constraint content_promotion_category_is_known check (category in (
    'new_player', 'deposit', 'slots', 'live', 'sports', 'lottery', 'vip', 'special')),
  constraint content_promotion_audience_is_known check (audience in ('everyone', 'visitors', 'members', 'agents')),
  constraint content_promotion_hue_is_an_angle check (hue between 0 and 359),
  constraint content_promotion_ends_after_its_start check (ends_at >= starts_at)
);

create index content_promotion_to_come on content_promotion (ends_at, sort, id);
