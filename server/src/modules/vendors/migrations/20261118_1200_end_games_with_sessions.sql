-- Tokens of games belong to the session of the player that opened them, and end with it.

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

-- Null for players of the vendors' sandbox, who have no session.
alter table vendors_launch
  add column player_session_id bigint,
  add column player_session_expires_at timestamptz,
  add constraint vendors_launch_knows_when_its_session_ends
    check ((player_session_id is null) = (player_session_expires_at is null));
alter table vendors_session add column player_session_id bigint;
