-- What players can choose from. Games are read from the memory of every node; the version tells a node what it lacks.

-- Whoever changes the catalogue holds this row until he commits, so that versions come in the order of the commits and
-- a node that has seen one has seen all before it.
create table catalog_version (
  is_only boolean primary key default true,
  version bigint not null,
  constraint catalog_version_is_one_row check (is_only)
);
insert into catalog_version (version) values (0);

-- What was imported last from where, so that a start brings nothing twice.
create table catalog_import (
  source      text primary key,
  hash        text not null,
  imported_at timestamptz not null
);

create table catalog_category (
  code  text primary key,
  sort  integer not null,
  is_on boolean not null default true
);
insert into catalog_category (code, sort) values
  ('RNG', 10), ('LIVE', 20), ('FISH', 30), ('PVP', 40), ('SPORTS', 50), ('ESPORTS', 60), ('COCKFIGHT', 70),
  ('LOTT', 80), ('ELOTT', 90), ('INHOUSE', 100);

create table catalog_vendor (
  code              text primary key
                    constraint catalog_vendor_code_is_a_word check (code ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$'),
  names             jsonb not null,
  categories        text[] not null constraint catalog_vendor_has_a_category check (cardinality(categories) > 0),
  vendor_group      text not null,
  account_type_name text not null,
  sort              integer not null,
  logo_key          text not null,
  hue               integer not null,
  is_open           boolean not null default true
);

-- A window begins and ends by the clock of the database; one that was called off keeps its line.
create table catalog_maintenance (
  id           bigint generated always as identity primary key,
  vendor_code  text not null references catalog_vendor (code),
  starts_at    timestamptz not null,
  ends_at      timestamptz,
  cancelled_at timestamptz,
  constraint catalog_maintenance_ends_after_its_start check (ends_at > starts_at)
);
create index catalog_maintenance_to_come on catalog_maintenance (vendor_code) where cancelled_at is null;

create table catalog_label (
  category text not null references catalog_category (code),
  code     text not null,
  names    jsonb not null,
  sort     integer not null,
  constraint catalog_label_is_named_once primary key (category, code)
);

create table catalog_game (
  id                bigint generated always as identity primary key,
  vendor_code       text not null references catalog_vendor (code),
  game_id           text not null constraint catalog_game_id_is_a_word check (game_id ~ '^[\w.:-]{1,64}$'),
  room_id           text not null,
  category          text not null references catalog_category (code),
  classify          text not null,
  theme             text not null,
  mechanic          text not null,
  volatility        text,
  lines             integer not null,
  min_bet           bigint not null constraint catalog_game_costs_nothing_negative check (min_bet >= 0),
  max_bet           bigint constraint catalog_game_bets_have_room check (max_bet >= min_bet),
  rtp               integer,
  hit_rate          integer,
  max_win           integer,
  released_on       date not null,
  hue               integer not null,
  tile_seed         bigint not null,
  picture_key       text not null constraint catalog_game_picture_is_a_digest check (picture_key ~ '^[0-9a-f]{12}$'),
  model_id          text,
  code              text not null,
  default_play_type text not null,
  status            text not null
                    constraint catalog_game_status_is_known check (status in ('OPEN', 'COMING_SOON', 'MAINTENANCE')),
  is_hot            boolean not null,
  -- The names in every language without case and accents: what a name is looked for in.
  folded            text not null,
  -- An operator's word, which no import touches.
  is_closed         boolean not null default false,
  hot_set           boolean,
  -- How many people opened it lately; counted from catalog_recent.
  players           integer not null default 0,
  version           bigint not null,
  constraint catalog_game_is_one_of_its_vendor unique (vendor_code, game_id)
);
create index catalog_game_changed on catalog_game (version);

create table catalog_game_name (
  game_id  bigint not null references catalog_game (id),
  language text not null,
  name     text not null,
  constraint catalog_game_name_is_one_of_its_language primary key (game_id, language)
);

-- Where a category, a vendor or a game is not offered: `key` is its code or id.
create table catalog_blocked_region (
  kind    text not null
          constraint catalog_blocked_region_kind_is_known check (kind in ('category', 'vendor', 'game')),
  key     text not null,
  country text not null constraint catalog_blocked_region_country_is_a_code check (country ~ '^[A-Z]{2}$'),
  constraint catalog_blocked_region_is_named_once primary key (kind, key, country)
);

create table catalog_favourite (
  member_id bigint not null,
  game_id   bigint not null,
  marked_at timestamptz not null,
  constraint catalog_favourite_is_marked_once primary key (member_id, game_id)
);

create table catalog_recent (
  member_id bigint not null,
  game_id   bigint not null,
  played_at timestamptz not null,
  plays     integer not null,
  constraint catalog_recent_is_kept_once primary key (member_id, game_id)
);
create index catalog_recent_by_time on catalog_recent (member_id, played_at desc);
create index catalog_recent_lately on catalog_recent (played_at);
