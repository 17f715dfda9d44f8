-- Grants of bonus money: one runs at a time for a member and currency, the others wait in their order. The account of the
-- bonus says whether one runs, so that a bet of a member without one asks nothing more than before.

create table wallet_grant (
  id            bigint generated always as identity primary key,
  -- Names what was granted, once for ever: a repeat finds the same row.
  key           text not null constraint wallet_grant_is_given_once unique,
  member_id     bigint not null,
  currency      text not null references wallet_currency (code),
  account_id    bigint not null,
  cash_id       bigint not null,
  forfeit_id    bigint not null,
  source        text not null,
  source_id     bigint,
  amount        bigint not null constraint wallet_grant_gives_something check (amount > 0),
  required      bigint not null constraint wallet_grant_requires_no_less_than_nothing check (required >= 0),
  progress      bigint not null default 0 constraint wallet_grant_progress_is_not_negative check (progress >= 0),
  max_bet       bigint not null constraint wallet_grant_has_a_largest_stake check (max_bet > 0),
  -- Most that becomes cash; none where all of it does.
  cap           bigint constraint wallet_grant_cap_is_positive check (cap > 0),
  -- Parts per million by category, and by game where a game has a weight of its own.
  weights       jsonb not null,
  game_weights  jsonb not null default '{}',
  run_hours     int not null constraint wallet_grant_runs_for_a_time check (run_hours between 1 and 8760),
  state         text not null constraint wallet_grant_state_is_known
                check (state in ('QUEUED', 'ACTIVE', 'COMPLETED', 'EXPIRED', 'FORFEITED', 'BUSTED', 'REVOKED', 'CANCELLED')),
  -- Bets with a part of the bonus that wait for their result.
  open_bets     int not null default 0 constraint wallet_grant_open_bets_are_counted check (open_bets >= 0),
  breaches      int not null default 0,
  converted     bigint not null default 0 constraint wallet_grant_converts_no_less_than_nothing check (converted >= 0),
  forfeited     bigint not null default 0 constraint wallet_grant_forfeits_no_less_than_nothing check (forfeited >= 0),
  queued_at     timestamptz not null,
  activated_at  timestamptz,
  expires_at    timestamptz,
  closed_at     timestamptz,
  constraint wallet_grant_runs_with_its_times check ((state in ('QUEUED', 'CANCELLED')) = (activated_at is null)),
  constraint wallet_grant_expires_after_it_runs check ((activated_at is null) = (expires_at is null) and expires_at > activated_at),
  constraint wallet_grant_is_closed_with_a_time check ((state in ('QUEUED', 'ACTIVE')) = (closed_at is null))
);
create unique index wallet_grant_runs_alone on wallet_grant (account_id) where state = 'ACTIVE';
create index wallet_grant_waits on wallet_grant (account_id, id) where state = 'QUEUED';
create index wallet_grant_of_member on wallet_grant (member_id, currency, activated_at);
create index wallet_grant_ends on wallet_grant (expires_at) where state = 'ACTIVE';

alter table wallet_account add column has_grant boolean not null default false;

alter type wallet_outcome add value if not exists 'bonus-max-bet';

-- A bet may now close a grant, which moves money twice more: a batch takes more numbers.
alter sequence wallet_id_seq increment by 8192;
