-- What an order of a game could win at most until a moment at which an operator changed it. What was sold under a limit is
-- paid under it, however often the issue is corrected.
create table lottery_win_limit (
  game_id  bigint not null references lottery_game,
  until    timestamptz not null,
  win_max  bigint not null,
  primary key (game_id, until)
);
revoke update, delete, truncate on lottery_win_limit from fairground_app;
