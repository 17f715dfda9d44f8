-- folds: 20261122_0900_create_members.sql
-- folds: 20261123_0913_hold_series.sql
-- folds: 20261125_0830_change_series_at_midnight.sql

-- Who somebody is, and where it stands in the tree. The number of a member is drawn before its row is written, so that
-- its wallet can be opened first; the first thousand are the house's own.
create sequence members_member_number as bigint start 1001 cache 1;

create table members_member (
  id              bigint primary key,
  account         text not null,
  -- The name in one spelling, as it is looked for.
  account_key     text not null,
  is_agent        smallint not null,
  upline_id       bigint references members_member (id),
  -- Who invited; never decides the place in the tree.
  recommender_id  bigint references members_member (id),
  link_id         bigint,
  -- From the head of the line down to the member itself, without the house root. Written by the trigger alone.
  path            bigint[] not null default '{}',
  -- Of the house for trying things out: left out of every report.
  is_test         boolean not null default false,
  status          text not null default 'active',
  to_upline       boolean not null default false,
  rank_level      smallint not null default 0,
  kyc_level       smallint not null default 0,
  method          text not null,
  register_host   text not null,
  register_ip     text not null,
  registered_at   timestamptz not null,
  -- The series of the lottery that somebody may play at: the upline gets the difference of every bet. Null means as much
  -- as the upline; what is said counts up to what the upline holds, so a lower one above needs no change below.
  series          smallint
                  constraint members_member_series_is_offered check (series between 1800 and 1980 and series % 2 = 0),
  constraint members_member_account_is_one unique (account_key),
  constraint members_member_flag_is_known check (is_agent in (0, 1, 2, 4, 41, 42)),
  constraint members_member_status_is_known check (status in (
    'active', 'frozen', 'bet-locked', 'withdraw-locked', 'self-excluded', 'closed', 'system')),
  constraint members_member_method_is_known check (method in ('username', 'mobile', 'opened', 'trial', 'house')),
  -- Only the house root and trials stand under nobody.
  constraint members_member_stands_under_somebody check (upline_id is not null or is_agent = 4 or status = 'system'),
  constraint members_member_trial_is_outside_the_tree check (is_agent <> 4 or (upline_id is null and path = '{}')),
  constraint members_member_line_is_twenty_deep check (cardinality(path) <= 20),
  constraint members_member_rank_is_in_range check (rank_level between 0 and 10),
  constraint members_member_kyc_is_in_range check (kyc_level between 0 and 3)
);
create index members_member_by_upline on members_member (upline_id);
create index members_member_by_recommender on members_member (recommender_id) where recommender_id is not null;
-- Everybody below one: `path @> array[id]`.
create index members_member_by_path on members_member using gin (path);

-- What a member says of itself. Texts are kept as they were typed and never read as anything but text.
create table members_profile (
  member_id             bigint primary key references members_member (id) on delete cascade,
  nickname              text not null,
  icon                  text not null,
  email                 text,
  payee_name            text,
  -- The name in one spelling, for telling whether somebody excluded comes again.
  payee_key             text,
  birth_date            date,
  id_number             text,
  qq_num                text,
  line                  text,
  whatsapp              text,
  zalo                  text,
  facebook              text,
  wechat                text,
  constraint members_profile_nickname_is_short check (char_length(nickname) between 1 and 64)
);
create index members_profile_by_email on members_profile (email) where email is not null;
create index members_profile_by_id_number on members_profile (id_number) where id_number is not null;
create index members_profile_by_person on members_profile (payee_key, birth_date) where payee_key is not null;

-- Invitations: an agent's links, and the one code by which every member may recommend the site.
create table members_link (
  id          bigint generated always as identity primary key,
  owner_id    bigint not null references members_member (id),
  kind        text not null,
  code        text not null,
  -- The flag of the accounts it opens.
  opens       smallint not null,
  note        text not null default '',
  channel     text not null default '',
  max_uses    integer,
  used_count  integer not null default 0,
  expires_at  timestamptz,
  status      text not null default 'active',
  created_at  timestamptz not null,
  -- What those who come by it are given.
  series      smallint constraint members_link_series_is_offered check (series between 1800 and 1980 and series % 2 = 0),
  constraint members_link_code_is_one unique (code),
  constraint members_link_code_reads_well check (code ~ '^[A-HJ-NP-Z2-9]{6,12}$'),
  constraint members_link_kind_is_known check (kind in ('affiliate', 'referral')),
  constraint members_link_opens_a_known_flag check (opens in (0, 1, 41)),
  constraint members_link_status_is_known check (status in ('active', 'closed', 'expired')),
  constraint members_link_is_used_up check (used_count >= 0 and used_count <= max_uses),
  constraint members_link_texts_are_short check (char_length(note) <= 100 and char_length(channel) <= 50),
  constraint members_link_referral_never_ends check (
    kind = 'affiliate' or (opens = 0 and max_uses is null and expires_at is null))
);
create unique index members_link_referral_is_one on members_link (owner_id) where kind = 'referral';
create index members_link_by_owner on members_link (owner_id, id);
create index members_link_to_expire on members_link (expires_at) where status = 'active' and expires_at is not null;
alter table members_member add constraint members_member_link_exists foreign key (link_id) references members_link (id);

-- Hosts of the site that belong to an agent.
create table members_domain (
  host      text primary key,
  agent_id  bigint not null references members_member (id),
  bound_at  timestamptz not null,
  constraint members_domain_host_is_a_name check (host ~ '^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$')
);

-- Versions of the terms, and who accepted which of them when.
create table members_terms (
  version         text primary key,
  minimum_age     smallint not null,
  in_force_since  timestamptz not null,
  constraint members_terms_age_is_of_age check (minimum_age between 18 and 99),
  constraint members_terms_version_is_short check (char_length(version) between 1 and 40)
);
create table members_acceptance (
  member_id    bigint not null references members_member (id) on delete cascade,
  version      text not null references members_terms (version),
  accepted_at  timestamptz not null,
  ip           text not null,
  primary key (member_id, version)
);

-- Trial accounts that were opened in the last day: by the word of the browser that asked, and by its network.
create table members_trial (
  member_id  bigint primary key references members_member (id) on delete cascade,
  word_hash  bytea not null,
  network    text not null,
  opened_at  timestamptz not null,
  constraint members_trial_word_opens_one unique (word_hash),
  constraint members_trial_word_is_hashed check (octet_length(word_hash) = 32)
);
create index members_trial_by_network on members_trial (network, opened_at);
create index members_trial_by_age on members_trial (opened_at);

-- How many accounts an agent opened on a day of the business.
create table members_open_use (
  agent_id  bigint not null references members_member (id),
  day       date not null,
  used      integer not null,
  primary key (agent_id, day)
);

-- Who takes those that nobody invited, and the series of the lottery that are given.
create table members_setting (
  is_current       boolean primary key default true check (is_current),
  default_head_id  bigint not null references members_member (id),
  -- What the heads of lines hold, and what a newcomer whose link says nothing is given.
  series_of_heads smallint not null default 1980
    constraint members_setting_series_of_heads_is_offered check (series_of_heads between 1800 and 1980 and series_of_heads % 2 = 0),
  series_of_newcomers smallint
    constraint members_setting_series_of_newcomers_is_offered check (series_of_newcomers between 1800 and 1980 and series_of_newcomers % 2 = 0),
  next_series_of_heads smallint
    constraint members_setting_next_series_is_offered check (next_series_of_heads between 1800 and 1980 and next_series_of_heads % 2 = 0),
  next_series_from date,
  -- From this series on an agent may give only so many; nothing where none is rationed.
  rationed_from smallint
    constraint members_setting_rationed_from_is_offered check (rationed_from between 1802 and 1980 and rationed_from % 2 = 0)
);

-- A series that is changed counts from the next midnight of the business, so that one day has one. What a member was
-- given when the account was opened stays where it is and counts until the first change.
create table members_series_change (
  member_id  bigint not null references members_member,
  from_day   date not null,
  -- Nothing is as much as the upline.
  series     smallint constraint members_series_change_is_offered check (series between 1800 and 1980 and series % 2 = 0),
  set_at     timestamptz not null,
  primary key (member_id, from_day)
);
revoke delete, truncate on members_series_change from fairground_app;

create table members_series_quota (
  agent_id  bigint not null references members_member,
  series    smallint not null,
  most      int not null,
  used      int not null default 0,
  primary key (agent_id, series),
  constraint members_series_quota_is_kept check (used between 0 and most)
);
revoke delete, truncate on members_series_quota from fairground_app;
