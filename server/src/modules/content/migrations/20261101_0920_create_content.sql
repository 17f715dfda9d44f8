-- Pictures with words over them, by the group of the page that shows them.
-- default_key names a row the product ships; is_default is cleared when an operator changes it, see system.
create table content_banner (
  id           bigint generated always as identity primary key,
  default_key  text unique,
  is_default   boolean not null default false,
  group_name   text not null,
  url          text not null,
  linkage_type text not null,
  link         text not null,
  hue          smallint not null,
  texts        jsonb not null,
  sort         integer not null,
  starts_at    timestamptz,
  ends_at      timestamptz,
  hidden_at    timestamptz,
  created_at   timestamptz not null,
  constraint content_banner_group_is_known check (group_name in (
    'w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion',
    'w_shop', 'w_help', 'w_reg', 'w_inhouse')),
  constraint content_banner_linkage_is_known check (linkage_type in ('NONE', 'ROUTE', 'URL', 'PROMOTION', 'GAME')),
  constraint content_banner_link_fits_its_type check ((linkage_type = 'NONE') = (link = '')),
  constraint content_banner_hue_is_an_angle check (hue between 0 and 359),
  constraint content_banner_ends_after_its_start check (ends_at > starts_at)
);

create index content_banner_on_show on content_banner (group_name, sort, id) where hidden_at is null;

create table content_announcement (
  id          bigint generated always as identity primary key,
  default_key text unique,
  is_default  boolean not null default false,
  type        text not null,
  execution   text not null,
  platforms   text[] not null,
  texts       jsonb not null,
  sort        integer not null,
  popup_once  boolean not null,
  starts_at   timestamptz not null,
  ends_at     timestamptz,
  created_at  timestamptz not null,
  constraint content_announcement_type_is_known check (type in ('B', 'PL', 'PU', 'PR', 'H')),
  constraint content_announcement_execution_is_known check (execution in ('B', 'A')),
  constraint content_announcement_platforms_are_known
    check (cardinality(platforms) > 0 and platforms <@ array['W', 'M', 'A']),
  constraint content_announcement_ends_after_its_start check (ends_at >= starts_at)
);

create index content_announcement_to_come on content_announcement (ends_at, sort, starts_at);
