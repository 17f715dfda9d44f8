-- Kinds and outcomes are words: they read as what they are, and take the four bytes that alignment left free.
-- Both tables are written anew, under a lock that readers and writers wait for: upgrade a large ledger in a quiet hour.

create type wallet_kind as enum (
  'stake', 'win', 'deposit', 'withdrawal', 'transfer', 'reversal', 'bonus', 'adjustment', 'rebate', 'fee', 'vendor-transfer',
  'agent-transfer', 'promotion', 'dividend', 'salary');

-- What became of an operation: by the money, by its round, by the one who asked. A module that keeps other refusals adds them.
create type wallet_outcome as enum (
  'applied', 'insufficient-funds', 'blocked', 'limit-reached', 'group-failed', 'nothing-to-undo', 'cancelled-before',
  'currency-mismatch', 'conflict', 'unknown-account', 'out-of-range',
  'market-closed', 'round-over', 'bet-unknown', 'win-stands', 'round-open',
  'session-over', 'player-blocked', 'region-blocked', 'game-disabled', 'wrong-currency', 'stake-out-of-range',
  'campaign-closed', 'vendor-disabled');

-- Its condition compares the number.
drop index wallet_operation_is_reversed_once;

-- Kinds were counted from one; none, of a key taken before its operation came, was zero and is null. Outcomes were counted
-- from zero, those of rounds from 32, those of callers from 40.
alter table wallet_operation
  alter column kind drop not null,
  alter column kind type wallet_kind using (enum_range(null::wallet_kind))[kind],
  alter column status type wallet_outcome
    using (enum_range(null::wallet_outcome))[case when status < 32 then status + 1 when status < 40 then status - 20 else status - 23 end],
  add constraint wallet_operation_without_a_kind_never_came check (kind is not null or status = 'cancelled-before');

create unique index wallet_operation_is_reversed_once on wallet_operation (reverses_key) where reverses_key is not null and status = 'applied';

alter table wallet_leg alter column kind type wallet_kind using (enum_range(null::wallet_kind))[kind];

-- They take the word now.
drop function if exists wallet_is_blocked(bigint, smallint, timestamptz);
drop function if exists wallet_is_over_limit(bigint, smallint, bigint, date);
drop function if exists wallet_counts_against(smallint, text);
