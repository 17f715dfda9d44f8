-- Players open games: which vendor plays a vendor of the catalogue, and the session a launch opened.

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
  -- What the address was made of beyond the game: view and way back of a lottery.
  detail      jsonb not null,
  opened_at   timestamptz not null,
  expires_at  timestamptz not null,
  left_at     timestamptz,
  constraint vendors_opening_is_made_once unique (member_id, request_id)
);
create index vendors_opening_by_expiry on vendors_opening (expires_at);

alter table vendors_launch add column opening_id bigint;
alter table vendors_session add column opening_id bigint;
create index vendors_session_by_opening on vendors_session (opening_id) where opening_id is not null;
