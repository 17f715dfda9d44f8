-- folds: 20261116_0950_create_vendors.sql
-- folds: 20261117_0920_answer_in_one_commit.sql
-- folds: 20261118_1000_launch_games.sql
-- folds: 20261118_1200_end_games_with_sessions.sql
-- folds: 20261118_1400_close_secrets.sql
-- folds: 20261118_1402_bound_vendors.sql
-- folds: 20261201_0400_lotteries_open_on_their_page.sql

-- Outside vendors that call us over the seamless wallet, and what they may do.

create table vendors_vendor (
  id                  bigint generated always as identity primary key,
  code                text not null constraint vendors_vendor_code_is_a_word check (code ~ '^[a-z][a-z0-9_-]{1,39}$'),
  name                text not null,
  -- `certifying` may use the sandbox and nothing but play money; `off` is turned away.
  stage               text not null constraint vendors_vendor_stage_is_known check (stage in ('certifying', 'live', 'off')),
  -- For vendors that pay prizes without having announced them: a win without a bet is paid instead of parked.
  takes_orphan_wins   boolean not null default false,
  -- Where we ask about rounds; without it nobody is asked.
  callback_url        text,
  added_at            timestamptz not null,
  -- Where it may call from; nothing in it: from anywhere.
  allowed_ips         text[] not null default '{}',
  constraint vendors_vendor_code_is_unique unique (code)
);

-- The secret is closed with a key that does not lie in the database: a signature cannot be checked by a hash. Secrets of
-- earlier versions stand in the clear until a node starts, which closes them.
create table vendors_key (
  key_id      text primary key,
  -- The order in which keys were made.
  seq         bigint generated always as identity,
  vendor_id   bigint not null references vendors_vendor (id),
  secret      text,
  added_at    timestamptz not null,
  retired_at  timestamptz,
  sealed      bytea,
  constraint vendors_key_has_one_secret check (num_nonnulls(secret, sealed) = 1)
);
create index vendors_key_live on vendors_key (vendor_id) where retired_at is null;

-- A nonce is good for minutes, so is its row.
create table vendors_nonce (
  vendor_id   bigint not null,
  nonce       text not null,
  expires_at  timestamptz not null,
  -- Which submission used it: a statement that is sent again after a broken connection knows its own.
  ticket      bigint not null default 0,
  constraint vendors_nonce_is_used_once primary key (vendor_id, nonce)
) with (fillfactor = 100);
create index vendors_nonce_by_expiry on vendors_nonce using brin (expires_at);

create table vendors_game (
  id          bigint generated always as identity primary key,
  vendor_id   bigint not null references vendors_vendor (id),
  code        text not null,
  game_group  text not null,
  category    text not null,
  is_enabled  boolean not null default true,
  stake_min   bigint not null default 0,
  stake_max   bigint constraint vendors_game_stakes_have_room check (stake_max is null or stake_max >= stake_min),
  constraint vendors_game_code_is_unique unique (vendor_id, code)
);

create table vendors_launch (
  code_hash   bytea primary key,
  vendor_id   bigint not null,
  member_id   bigint not null,
  game_group  text not null,
  currency    text not null,
  device      text not null,
  expires_at  timestamptz not null,
  used_at     timestamptz,
  -- Where the player opened the game; the region is judged by it as long as the session lasts.
  ip          text not null default '',
  host        text not null default '',
  opening_id  bigint,
  -- Null for players of the vendors' sandbox, who have no session.
  player_session_id          bigint,
  player_session_expires_at  timestamptz,
  constraint vendors_launch_knows_when_its_session_ends
    check ((player_session_id is null) = (player_session_expires_at is null))
);
create index vendors_launch_by_expiry on vendors_launch (expires_at);

create table vendors_session (
  token_hash  bytea primary key,
  vendor_id   bigint not null,
  member_id   bigint not null,
  game_group  text not null,
  currency    text not null,
  device      text not null,
  seen_at     timestamptz not null,
  expires_at  timestamptz not null,
  ip          text not null default '',
  host        text not null default '',
  opening_id  bigint,
  player_session_id  bigint
);
create index vendors_session_by_member on vendors_session (member_id);
create index vendors_session_by_expiry on vendors_session (expires_at);
create index vendors_session_by_opening on vendors_session (opening_id) where opening_id is not null;

create table vendors_campaign (
  vendor_id     bigint not null,
  member_id     bigint not null,
  campaign_id   text not null,
  game          text not null,
  currency      text not null,
  stake         bigint not null,
  issued        int not null,
  used          int not null default 0,
  wagering      int not null,
  expires_at    timestamptz not null,
  issued_at     timestamptz not null,
  cancelled_at  timestamptz,
  primary key (vendor_id, member_id, campaign_id),
  constraint vendors_campaign_is_not_overspent check (used between 0 and issued)
);

-- The rounds of a campaign that were taken, by the bet that took them.
create table vendors_campaign_spin (
  vendor_id       bigint not null,
  member_id       bigint not null,
  campaign_id     text not null,
  transaction_id  text not null,
  taken_at        timestamptz not null,
  returned_at     timestamptz,
  primary key (vendor_id, member_id, transaction_id)
);

-- Every transaction id a vendor sent, noted before it is carried out: what became of it, the ledger knows.
create table vendors_transaction (
  vendor_id       bigint not null,
  member_id       bigint not null,
  action          text not null,
  transaction_id  text not null,
  round_id        text not null,
  currency        text not null,
  at              timestamptz not null,
  operation_key   uuid,
  -- The answer word for word: a repeat gets these bytes, whatever later versions would write.
  http            smallint,
  answer          text
);
-- Rows are found by the moment of their operation, which all calls of a statement share: an index by key would be written
-- all over by every call.
create index vendors_transaction_by_time on vendors_transaction (at);

create table vendors_report (
  id            bigint generated always as identity primary key,
  vendor_id     bigint not null references vendors_vendor (id),
  day           date not null,
  made_at       timestamptz not null,
  lines         int not null,
  agreeing      int not null,
  differences   jsonb not null
);
create index vendors_report_by_day on vendors_report (vendor_id, day);
revoke update, delete, truncate on vendors_report, vendors_transaction from fairground_app;

-- What a vendor said about a round that should be over. Nothing is closed by it.
create table vendors_round_answer (
  vendor_id  bigint not null,
  member_id  bigint not null,
  round_id   text not null,
  asked_at   timestamptz not null,
  answer     text not null,
  primary key (vendor_id, member_id, round_id)
);

-- Members of the sandbox, far away from the numbers of people.
create sequence vendors_sandbox_member_seq as bigint start with 8000000000000000000;

-- A vendor of the catalogue is played by one account over the wallet, so that a bet always tells whose game it was.
create table vendors_connection (
  catalogue_code  text primary key
                  constraint vendors_connection_code_is_a_word check (catalogue_code ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$'),
  vendor_id       bigint not null references vendors_vendor (id)
                  constraint vendors_connection_is_of_one_vendor unique,
  adapter         text not null,
  -- Where its games open, for adapters that need to be told; the second is another way to the same games.
  launch_url      text,
  launch_url2     text,
  -- Whether trial accounts may play with their play credits.
  takes_trials    boolean not null
);

-- A game session as the player has it. The vendor's token may change within it, after a reload; the session stays.
create table vendors_opening (
  id          bigint generated always as identity primary key,
  member_id   bigint not null,
  request_id  text not null,
  vendor_id   bigint not null references vendors_vendor (id),
  node_id     bigint not null,
  game_code   text not null,
  game_group  text not null,
  currency    text not null,
  device      text not null,
  -- Nothing writes it any more: lotteries, which needed it, open on a page of the site.
  detail      jsonb not null default '{}',
  opened_at   timestamptz not null,
  expires_at  timestamptz not null,
  left_at     timestamptz,
  constraint vendors_opening_is_made_once unique (member_id, request_id)
);
create index vendors_opening_by_expiry on vendors_opening (expires_at);

-- The sessions of players as far as games know them. A row is made by the first launch, or by the end of the session:
-- whoever exchanges a launch code holds the row meanwhile, so that no token is made after the end.
create table vendors_player_session (
  member_id   bigint not null,
  session_id  bigint not null,
  ended_at    timestamptz,
  -- After this moment nothing asks for the row any more.
  expires_at  timestamptz not null,
  constraint vendors_player_session_is_known_once primary key (member_id, session_id)
);
create index vendors_player_session_by_expiry on vendors_player_session (expires_at);

-- How much a vendor may give without a bet, by currency: a stolen key must not be worth more than this.
create table vendors_credit_limit (
  vendor_id       bigint not null references vendors_vendor (id),
  currency        text not null,
  -- The largest single credit, what all of them may come to in 24 hours, and how many one player gets in an hour.
  single_max      bigint constraint vendors_credit_limit_single_is_an_amount check (single_max >= 0),
  day_max         bigint constraint vendors_credit_limit_day_is_an_amount check (day_max >= 0),
  player_hour_max integer constraint vendors_credit_limit_hour_is_a_count check (player_hour_max >= 0),
  constraint vendors_credit_limit_is_one primary key (vendor_id, currency)
);

-- What vendors with a limit asked to give: counted before it is paid, so that no twin gets past the limit.
create table vendors_credit (
  vendor_id      bigint not null,
  member_id      bigint not null,
  action         text not null,
  transaction_id text not null,
  currency       text not null,
  amount         bigint not null constraint vendors_credit_is_an_amount check (amount >= 0),
  at             timestamptz not null,
  is_refused     boolean not null,
  constraint vendors_credit_is_counted_once primary key (vendor_id, member_id, action, transaction_id)
);
create index vendors_credit_by_time on vendors_credit (vendor_id, currency, at) where not is_refused;
