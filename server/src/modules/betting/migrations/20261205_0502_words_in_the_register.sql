-- States and rules are words. The table is written anew, under a lock that readers and writers wait for.

create type betting_bet_state as enum ('accepted', 'settled', 'void');
create type betting_round_state as enum ('open', 'won', 'lost', 'cancelled');
-- A rule is for ever; a changed one is a new word.
create type betting_valid_rule as enum ('stake-1', 'stake-unless-pushed-1', 'result-1', 'nothing-1');

alter table betting_bet
  drop constraint betting_bet_state_is_known,
  drop constraint betting_bet_round_state_is_known,
  alter column state type betting_bet_state using (enum_range(null::betting_bet_state))[state],
  alter column round_state type betting_round_state using (enum_range(null::betting_round_state))[round_state],
  alter column valid_rule type betting_valid_rule using (enum_range(null::betting_valid_rule))[valid_rule];

drop function if exists betting_valid_bet(smallint, bigint, bigint);
drop function if exists betting_settled_fact(bigint, bigint, int, bigint, text, text, bigint, bigint, bigint, bigint, bigint, smallint, boolean);
