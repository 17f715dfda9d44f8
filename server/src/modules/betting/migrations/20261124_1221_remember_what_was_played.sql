-- Which products a member has bets of, as far as somebody looked. A heavy player has bets by the hundred thousand, and
-- an index by product would be paid for with every wager; so the bets are walked once, and the walk goes on where it ended.
create table betting_played (
  member_id       bigint primary key,
  product_ids     int[] not null,
  -- Bets up to this id have been seen.
  looked_through  bigint not null
);
