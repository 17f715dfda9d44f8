-- The house's own games. A round is drawn and written down before its stake is taken, and what was drawn never changes.

-- Rules by their hash, as rounds were played with them.
create table studio_definition (
  hash    text primary key constraint studio_definition_is_named_by_its_hash check (hash ~ '^[0-9a-f]{64}$'),
  model   text not null,
  rules   text not null,
  kept_at timestamptz not null
);
revoke update, delete, truncate on studio_definition from fairground_app;

-- Server seeds. The secret is closed with a key that does not lie in the database until it is revealed.
create table studio_seed (
  id          bigint generated always as identity primary key,
  member_id   bigint not null,
  state       text not null constraint studio_seed_has_a_state check (state in ('NEXT', 'CURRENT', 'REVEALED')),
  sealed      bytea not null,
  commitment  text not null constraint studio_seed_is_committed_to_once unique,
  client_seed text,
  nonce       integer not null default 0,
  made_at     timestamptz not null,
  revealed_at timestamptz,
  constraint studio_seed_is_used_with_a_client_seed check ((state = 'NEXT') = (client_seed is null)),
  constraint studio_seed_is_revealed_at_a_time check ((state = 'REVEALED') = (revealed_at is not null))
);
create unique index studio_seed_one_is_current on studio_seed (member_id) where state = 'CURRENT';
create unique index studio_seed_one_is_next on studio_seed (member_id) where state = 'NEXT';
create index studio_seed_by_member on studio_seed (member_id, id desc);
revoke update, delete, truncate on studio_seed from fairground_app;
grant update (state, client_seed, nonce, revealed_at) on studio_seed to fairground_app;

create table studio_round (
  id              bigint generated always as identity primary key,
  member_id       bigint not null,
  request_id      text not null,
  vendor          text not null,
  game            text not null,
  model           text not null,
  kind            text not null,
  definition_hash text not null references studio_definition (hash),
  seed_id         bigint not null references studio_seed (id),
  nonce           integer not null,
  currency        text not null,
  bet             bigint not null,
  stake           bigint not null,
  choice          jsonb not null,
  is_stepped      boolean not null,
  state           text not null
                  constraint studio_round_has_a_state check (state in ('DRAWN', 'OPEN', 'SETTLING', 'DONE', 'CANCELLED')),
  win             bigint not null default 0 constraint studio_round_wins_nothing_negative check (win >= 0),
  shown           jsonb,
  refusal         text,
  ended_by_rule   boolean not null default false,
  played_at       timestamptz not null,
  moved_at        timestamptz not null,
  ended_at        timestamptz,
  constraint studio_round_of_one_request unique (member_id, request_id),
  constraint studio_round_has_its_own_nonce unique (seed_id, nonce),
  constraint studio_round_stakes_something check (stake > 0),
  constraint studio_round_ends_once check ((state in ('DONE', 'CANCELLED')) = (ended_at is not null))
);
create index studio_round_recall on studio_round (member_id, vendor, game, id desc);
create index studio_round_unfinished on studio_round (moved_at) where ended_at is null;
create index studio_round_unfinished_of_seed on studio_round (seed_id) where ended_at is null;
-- Of a game with steps a player has one round at a time: there is no doubt which one a reload resumes.
create unique index studio_round_one_is_open on studio_round (member_id, vendor, game) where is_stepped and ended_at is null;
revoke update, delete, truncate on studio_round from fairground_app;
grant update (state, win, shown, refusal, ended_by_rule, moved_at, ended_at) on studio_round to fairground_app;

create table studio_step (
  round_id   bigint not null references studio_round (id),
  place      integer not null,
  request_id text not null,
  step       jsonb not null,
  taken_at   timestamptz not null,
  primary key (round_id, place),
  constraint studio_step_of_one_request unique (round_id, request_id)
);
revoke update, delete, truncate on studio_step from fairground_app;

-- Who plays what, by the token a client holds: what any vendor would note down after a launch.
create table studio_session (
  token_hash bytea primary key,
  member_id  bigint not null,
  vendor     text not null,
  game       text not null,
  currency   text not null,
  expires_at timestamptz not null
);
create index studio_session_to_delete on studio_session (expires_at);
