-- The site's own status, one row. Whoever changes it holds the row, so that changes come one after the other.
create table system_status (
  is_only boolean primary key default true,
  status  smallint not null,
  titles  jsonb not null,
  contact text not null,
  set_at  timestamptz not null,
  ends_at timestamptz,
  constraint system_status_is_one_row check (is_only),
  constraint system_status_is_open_maintenance_or_region check (status in (0, 1, 2)),
  constraint system_status_ends_after_it_was_set check (ends_at > set_at)
);

insert into system_status (status, titles, contact, set_at) values (0, '{}', '', 'epoch');

-- What it was before, and until when.
create table system_status_history (
  id          bigint generated always as identity primary key,
  status      smallint not null,
  titles      jsonb not null,
  contact     text not null,
  set_at      timestamptz not null,
  ends_at     timestamptz,
  replaced_at timestamptz not null
);

-- Maintenance planned ahead; a window begins and ends by itself.
create table system_maintenance (
  id           bigint generated always as identity primary key,
  starts_at    timestamptz not null,
  ends_at      timestamptz not null,
  titles       jsonb not null,
  contact      text not null,
  planned_at   timestamptz not null,
  cancelled_at timestamptz,
  constraint system_maintenance_ends_after_its_start check (ends_at > starts_at)
);

create index system_maintenance_to_come on system_maintenance (ends_at) where cancelled_at is null;

-- Who is let in: by country or by network, for one host or for all.
create table system_region_rule (
  id                  bigint generated always as identity primary key,
  kind                text not null,
  country             text,
  network             cidr,
  host                text not null,
  priority            integer not null,
  passes_maintenance  boolean not null,
  created_at          timestamptz not null,
  constraint system_region_rule_allows_or_denies check (kind in ('ALLOW', 'DENY')),
  constraint system_region_rule_names_one_place check (num_nonnulls(country, network) = 1),
  constraint system_region_rule_country_is_a_code check (country ~ '^[A-Z]{2}$'),
  constraint system_region_rule_only_allowed_networks_pass_maintenance
    check (not passes_maintenance or (kind = 'ALLOW' and network is not null))
);

-- What an operator set a flag to; a flag without a row has the product's own value.
create table system_flag (
  key        text primary key,
  value      jsonb not null,
  changed_at timestamptz not null,
  constraint system_flag_is_a_switch_or_a_word check (jsonb_typeof(value) in ('boolean', 'string'))
);

-- Of the tables below, is_default marks a row as the product ships it. A change by an operator clears the mark, and
-- from then on no later version of the product touches the row.
create table system_register_rule (
  field      text primary key,
  enabled    boolean not null,
  required   boolean not null,
  pattern_id smallint not null,
  min_length smallint not null,
  max_length smallint not null,
  type       text not null,
  sort       integer not null,
  is_default boolean not null,
  constraint system_register_rule_pattern_is_in_the_catalogue check (pattern_id between 0 and 23),
  constraint system_register_rule_lengths_are_in_order check (0 <= min_length and min_length <= max_length and max_length <= 255),
  constraint system_register_rule_type_is_known
    check (type in ('text', 'password', 'tel', 'email', 'number', 'captcha', 'checkbox'))
);

create table system_resource (
  label_name_en text primary key,
  resource_type text not null,
  url           text not null,
  qr_code_url   text not null,
  sort          integer not null,
  is_default    boolean not null
);

create table system_customer_service (
  key        text primary key,
  cs_type    text not null,
  titles     jsonb not null,
  path       text not null,
  sort       integer not null,
  is_default boolean not null,
  constraint system_customer_service_type_is_known
    check (cs_type in ('FACEBOOK', 'INSTAGRAM', 'TELEGRAM', 'WHATSAPP', 'LIVECHAT', 'VIP'))
);

create table system_domain_route (
  host       text primary key,
  weight     integer not null,
  is_default boolean not null,
  constraint system_domain_route_host_is_a_name check (host ~ '^[a-z0-9.-]+(:[0-9]+)?$')
);

create table system_help_section (
  section_id text primary key,
  titles     jsonb not null,
  sort       integer not null,
  is_default boolean not null
);

create table system_help_article (
  article_id text primary key,
  section_id text not null references system_help_section (section_id),
  titles     jsonb not null,
  contents   jsonb not null,
  sort       integer not null,
  is_default boolean not null
);

create index system_help_article_by_section on system_help_article (section_id, sort);
