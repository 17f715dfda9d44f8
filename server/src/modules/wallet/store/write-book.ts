import { recordSet } from '../../../platform/database/index.ts';
import type { Flight } from '../../../platform/database/index.ts';
import { hasManyBreachesNow } from '../rules/grant.ts';
import { movedSides } from '../rules/moved-sides.ts';
import type { BookChanges, BookState } from '../rules/state.ts';
import type { WalletTables } from '../tables.ts';
import { writeGrants } from './load-grants.ts';
import { tellMoved } from './tell-moved.ts';

/** Writes what a batch changed, each table in one statement. */
export const writeBook = <Word extends string>(
  flight: Flight,
  {
    now,
    today,
    firstId,
    kept,
    grants: loaded = [],
  }: Pick<BookState<Word>, 'now' | 'today' | 'firstId' | 'kept' | 'grants'>,
  { movements, legs, accounts, house, limits, grants, endedGrants: ended }: BookChanges<Word>,
): void => {
  const breached = grants.filter((grant) =>
    hasManyBreachesNow(
      loaded.find(({ id }) => id === grant.id),
      grant,
    ),
  );
  writeGrants(flight, now, { grants, ended, breached });
  if (movements.length === 0) return;
  tellMoved(
    flight,
    now,
    movedSides(legs, () => [...kept, ...movements]),
  );
  flight.tell({
    name: 'wallet.write-operations',
    text: INSERT_OPERATIONS,
    values: OPERATIONS.valuesOf(
      movements.map((movement) => ({
        key: movement.key,
        fingerprint: movement.fingerprint,
        status: movement.outcome,
        kind: movement.kind,
        account_id: movement.account,
        counter_id: movement.counter,
        amount: movement.amount,
        split_account_id: movement.split,
        split_amount: movement.splitAmount,
        balance_after: movement.balance,
        version: movement.version,
        transfer_id: movement.id,
        reverses_key: movement.reverses,
        at: movement.at,
      })),
    ),
  });
  if (legs.length > 0)
    flight.tell({
      name: 'wallet.write-legs',
      text: INSERT_LEGS,
      values: LEGS.valuesOf(
        legs.map((leg) => ({
          account_id: leg.account,
          id: leg.id,
          transfer_id: leg.transfer,
          counter_id: leg.counter,
          amount: leg.amount,
          balance_after: leg.balance,
          kind: leg.kind,
          accounting_date: today,
          posted_at: now,
          operation_key: leg.operation,
          counter_balance_after: leg.counterBalance,
        })),
      ),
    });
  if (accounts.length > 0)
    flight.tell({ name: 'wallet.write-accounts', text: UPDATE_ACCOUNTS, values: ACCOUNTS.valuesOf(accounts) });
  if (house.length > 0)
    flight.tell({
      name: 'wallet.write-house',
      text: INSERT_HOUSE,
      values: HOUSE.valuesOf(house.map(({ account, amount }) => ({ account_id: account, id: firstId, amount }))),
    });
  if (limits.length > 0)
    flight.tell({
      name: 'wallet.write-limits',
      text: UPDATE_LIMITS,
      values: LIMITS.valuesOf(
        limits.map(({ owner, limit: { measure, period, used, windowStart } }) => ({
          member_id: owner,
          measure,
          period,
          used,
          window_start: windowStart,
        })),
      ),
    });
};

const OPERATIONS = recordSet<WalletTables['wallet_operation']>({
  key: 'uuid',
  fingerprint: 'uuid',
  status: 'wallet_outcome',
  kind: 'wallet_kind',
  account_id: 'bigint',
  counter_id: 'bigint',
  amount: 'bigint',
  split_account_id: 'bigint',
  split_amount: 'bigint',
  balance_after: 'bigint',
  version: 'bigint',
  transfer_id: 'bigint',
  reverses_key: 'uuid',
  at: 'timestamptz',
});
/** In the order of keys, so that two batches never wait for each other's index entries. */
const INSERT_OPERATIONS = `insert into wallet_operation (${OPERATIONS.columns}) select ${OPERATIONS.selected} from ${OPERATIONS.source} order by given.key`;

const LEGS = recordSet<WalletTables['wallet_leg']>({
  account_id: 'bigint',
  id: 'bigint',
  transfer_id: 'bigint',
  counter_id: 'bigint',
  amount: 'bigint',
  balance_after: 'bigint',
  kind: 'wallet_kind',
  accounting_date: 'date',
  posted_at: 'timestamptz',
  operation_key: 'uuid',
  counter_balance_after: 'bigint',
});
const INSERT_LEGS = `insert into wallet_leg (${LEGS.columns}) select ${LEGS.selected} from ${LEGS.source}`;

const ACCOUNTS = recordSet<{ id: bigint; balance: bigint; version: bigint }>({
  id: 'bigint',
  balance: 'bigint',
  version: 'bigint',
});
const UPDATE_ACCOUNTS = `update wallet_account a set balance = given.balance, version = given.version, is_overdrawn = given.balance < a.floor
  from ${ACCOUNTS.source} where a.id = given.id`;

const HOUSE = recordSet<{ account_id: bigint; id: bigint; amount: bigint }>({
  account_id: 'bigint',
  id: 'bigint',
  amount: 'bigint',
});
const INSERT_HOUSE = `insert into wallet_house_delta (${HOUSE.columns}) select ${HOUSE.selected} from ${HOUSE.source}`;

const LIMITS = recordSet<{ member_id: bigint; measure: string; period: string; used: bigint; window_start: string }>({
  member_id: 'bigint',
  measure: 'text',
  period: 'text',
  used: 'bigint',
  window_start: 'date',
});
const UPDATE_LIMITS = `update wallet_limit l set used = given.used, window_start = given.window_start
  from ${LIMITS.source} where l.member_id = given.member_id and l.measure = given.measure and l.period = given.period`;
