-- The draws of the lottery: which games are played, when each issue opens, locks and is drawn, what was bought and won.

create table lottery_game (
  id            bigint generated always as identity primary key,
  code          text not null constraint lottery_game_code_is_unique unique,
  is_on         boolean not null default true,
  -- Where an operator set other limits than the house's own; amounts in units of 1/10,000.
  multiple_max  int,
  amount_max    bigint,
  win_max       bigint,
  exposure_max  bigint
);

create table lottery_issue (
  id            bigint generated always as identity primary key,
  game_id       bigint not null references lottery_game,
  numero        text not null,
  open_at       timestamptz not null,
  lock_at       timestamptz not null,
  draw_at       timestamptz not null,
  state         text not null default 'SCHEDULED'
                constraint lottery_issue_state_is_known check (state in ('SCHEDULED', 'OPEN', 'LOCKED', 'DRAWN', 'SETTLING', 'SETTLED', 'CANCELLING', 'CANCELLED', 'CORRECTING', 'CORRECTED')),
  -- When the next step is due by the clock of the database; nothing where no step is left.
  due_at        timestamptz,
  -- The market its bets are on; an issue nobody bets on has none.
  market_id     bigint,
  -- The secret of the draw, closed, and its hash, which is public from the beginning.
  sealed        bytea not null,
  commitment    text not null,
  committed_at  timestamptz not null,
  -- Fixed when sale has closed.
  root          text,
  tickets       int,
  locked_at     timestamptz,
  -- Told when it is drawn.
  seed          text,
  board         text[],
  source        text not null default 'house',
  drawn_at      timestamptz,
  settled_at    timestamptz,
  -- How far steps that go order by order have come.
  rebated_through    bigint not null default 0,
  corrected_through  bigint not null default 0,
  corrections        int not null default 0,
  constraint lottery_issue_opens_locks_draws check (open_at < lock_at and lock_at <= draw_at),
  constraint lottery_issue_numero_is_unique unique (game_id, numero)
) with (fillfactor = 80);
create index lottery_issue_due on lottery_issue (due_at) where due_at is not null;
create index lottery_issue_by_draw on lottery_issue (game_id, draw_at);

create table lottery_chase (
  id          bigint generated always as identity primary key,
  member_id   bigint not null,
  client_id   text not null,
  game_id     bigint not null,
  mode        text not null,
  series      smallint not null,
  plan_kind   text not null,
  win_stop    boolean not null,
  -- Ended before its last step, by a win or by the player.
  is_stopped  boolean not null default false,
  steps       int not null,
  amount      bigint not null,
  currency    text not null,
  placed_at   timestamptz not null,
  constraint lottery_chase_client_id_is_unique unique (member_id, client_id)
);
create index lottery_chase_by_member on lottery_chase (member_id, id);

-- What a member bought on one issue. The id is that of the movement that took the stake, so later orders have greater
-- ones and the register of bets is walked in the same order.
create table lottery_order (
  issue_id      bigint not null,
  id            bigint not null,
  member_id     bigint not null,
  client_id     text not null,
  game_id       bigint not null,
  chase_id      bigint,
  mode          text not null,
  series        smallint not null,
  currency      text not null,
  amount        bigint not null constraint lottery_order_costs_something check (amount > 0),
  -- The part of the stake that was cash: rebates are paid on it alone.
  cash_part     bigint not null,
  -- [play, content, unit, multiple, bets, stakes], line after line.
  lines         jsonb not null,
  -- [member, series] from the bettor upward, as it was when the bet was made.
  chain         jsonb not null,
  placed_at     timestamptz not null,
  cancelled_at  timestamptz,
  primary key (issue_id, id)
);
create unique index lottery_order_by_member on lottery_order (member_id, id);
create index lottery_order_by_chase on lottery_order (chase_id, id) where chase_id is not null;

-- Orders that won, with what each line brought; those that are settled and not here have lost.
create table lottery_win (
  issue_id  bigint not null,
  order_id  bigint not null,
  payout    bigint not null,
  lines     bigint[] not null,
  primary key (issue_id, order_id)
);

-- What would be owed for a single bet of a play, added up over the orders of an issue.
create table lottery_exposure (
  issue_id  bigint not null,
  play      text not null,
  line      text not null,
  amount    bigint not null,
  primary key (issue_id, play, line)
) with (fillfactor = 70);

-- Every thousand and twenty-four tickets one hash: enough to prove a single one without building the whole tree again.
create table lottery_ticket_block (
  issue_id     bigint not null,
  block        int not null,
  first_order  bigint not null,
  hash         bytea not null,
  primary key (issue_id, block)
);

create table lottery_rebate (
  issue_id   bigint not null,
  order_id   bigint not null,
  member_id  bigint not null,
  amount     bigint not null,
  primary key (issue_id, order_id, member_id)
);
create index lottery_rebate_by_member on lottery_rebate (member_id, order_id);

-- Yeekee: what players sent.
create table lottery_sent_number (
  id         bigint generated always as identity primary key,
  issue_id   bigint not null,
  member_id  bigint not null,
  number     text not null,
  sent_at    timestamptz not null
);
create index lottery_sent_number_by_issue on lottery_sent_number (issue_id, id);

-- One node drives the calendars at a time; steps are safe without it, it only saves the others the work.
create table lottery_leader (
  is_only  boolean primary key default true constraint lottery_leader_has_one_row check (is_only),
  holder   text not null default '',
  until    timestamptz not null default '2000-01-01'
);
insert into lottery_leader default values;

revoke delete, truncate on lottery_issue, lottery_order, lottery_win, lottery_rebate, lottery_ticket_block from fairground_app;
