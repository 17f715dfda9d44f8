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
  constraint vendors_vendor_code_is_unique unique (code)
);

-- The secret stands in the clear, readable by the application's role alone: a signature cannot be checked by its hash.
create table vendors_key (
  key_id      text primary key,
  -- The order in which keys were made.
  seq         bigint generated always as identity,
  vendor_id   bigint not null references vendors_vendor (id),
  secret      text not null,
  added_at    timestamptz not null,
  retired_at  timestamptz
);
create index vendors_key_live on vendors_key (vendor_id) where retired_at is null;

-- A nonce is good for minutes, so is its row.
create table vendors_nonce (
  vendor_id   bigint not null,
  nonce       text not null,
  expires_at  timestamptz not null,
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
  used_at     timestamptz
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
  expires_at  timestamptz not null
);
create index vendors_session_by_member on vendors_session (member_id);
create index vendors_session_by_expiry on vendors_session (expires_at);

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
  at              timestamptz not null
);
create index vendors_transaction_by_time on vendors_transaction using brin (at) with (autosummarize = on);

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
