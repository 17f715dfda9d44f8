-- Wins of the last day, each the result of a bet: there is no line without one.
create table winners_win (
  bet_id      bigint constraint winners_win_is_of_one_bet primary key,
  member_id   bigint not null,
  vendor      text not null,
  category    text not null,
  game_id     bigint not null,
  currency    text not null,
  stake       bigint not null constraint winners_win_was_staked check (stake > 0),
  payout      bigint not null,
  won_at      timestamptz not null,
  shown_from  timestamptz not null,
  is_told     boolean not null default false,
  constraint winners_win_is_a_win check (payout > stake),
  constraint winners_win_is_told_later check (shown_from >= won_at)
);
create index winners_win_newest on winners_win (shown_from desc, bet_id desc) where is_told;
create index winners_win_waiting on winners_win (shown_from) where not is_told;
create index winners_win_of_member on winners_win (member_id);

-- Members who do not want to be seen on the board.
create table winners_hidden (
  member_id  bigint primary key,
  since      timestamptz not null
);
