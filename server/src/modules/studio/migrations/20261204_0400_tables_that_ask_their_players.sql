-- Blackjack asks its players: between the close of the bets and the dealer's cards every seat decides on its own hands.
alter table studio_table_round drop constraint studio_table_round_has_a_state;
alter table studio_table_round add constraint studio_table_round_has_a_state
  check (state in ('OPEN', 'CLOSED', 'DECIDING', 'DEALT', 'SETTLED', 'CANCELLED')) not valid;
alter table studio_table_round validate constraint studio_table_round_has_a_state;
drop index studio_table_round_unfinished;
create index studio_table_round_unfinished on studio_table_round (moves_at)
  where state in ('OPEN', 'CLOSED', 'DECIDING', 'DEALT');

-- A stake that a decision added after the close: it is not in the list behind the public value.
alter table studio_slip add column is_later boolean not null default false;

-- What a seat decided, in order. One that stakes something counts once its slip is taken, and never if it is refused.
create table studio_decision (
  id         bigint generated always as identity primary key,
  seat_id    bigint not null references studio_seat (id),
  request_id text not null,
  decision   text not null constraint studio_decision_is_one_of_the_game
             check (decision in ('hit', 'stand', 'double', 'split', 'insure')),
  place      integer not null constraint studio_decision_counts_from_zero check (place >= 0),
  slip_id    bigint references studio_slip (id),
  decided_at timestamptz not null,
  constraint studio_decision_of_one_request unique (seat_id, request_id),
  constraint studio_decision_stakes_what_it_costs
    check ((slip_id is not null) = (decision in ('double', 'split', 'insure')))
);
revoke update, delete, truncate on studio_decision from fairground_app;
