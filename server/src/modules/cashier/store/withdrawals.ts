import { WITHDRAWAL_STATES, isFinalState } from '@fairground/contract/cashier/withdrawal-states';
import type { WithdrawalState } from '@fairground/contract/cashier/withdrawal-states';
import type { Id, MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { WithdrawalTables } from '../tables.ts';
import type { BankAccountId } from './bank-accounts.ts';
import { withdrawalsIn } from './cashier-in.ts';
import { C2C } from '../c2c/rules.ts';

export type WithdrawalId = Id<'withdrawal'>;
export type WithdrawalRow = Selectable<WithdrawalTables['cashier_withdrawal']>;
type Changes = Updateable<WithdrawalTables['cashier_withdrawal']>;

const OPEN_STATES = WITHDRAWAL_STATES.filter((state) => !isFinalState(state));

export const insertWithdrawal = (
  tx: Tx,
  row: Pick<
    WithdrawalRow,
    'no' | 'member_id' | 'account_id' | 'amount' | 'currency' | 'idempotency_key' | 'requested_at' | 'business_day'
  >,
): Promise<WithdrawalRow> =>
  withdrawalsIn(tx)
    .insertInto('cashier_withdrawal')
    .values({ ...row, moved_at: row.requested_at, moved_by: 'member' })
    .returningAll()
    .executeTakeFirstOrThrow();

export const findByKey = (reader: Reader, member: MemberId, key: string): Promise<WithdrawalRow | undefined> =>
  withdrawalsIn(reader)
    .selectFrom('cashier_withdrawal')
    .selectAll()
    .where('member_id', '=', member)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

export const findWithdrawal = (reader: Reader, id: WithdrawalId): Promise<WithdrawalRow | undefined> =>
  withdrawalsIn(reader).selectFrom('cashier_withdrawal').selectAll().where('id', '=', id).executeTakeFirst();

export const findByNumber = (reader: Reader, no: string): Promise<WithdrawalRow | undefined> =>
  withdrawalsIn(reader).selectFrom('cashier_withdrawal').selectAll().where('no', '=', no).executeTakeFirst();

export const lockWithdrawal = (tx: Tx, id: WithdrawalId): Promise<WithdrawalRow | undefined> =>
  withdrawalsIn(tx).selectFrom('cashier_withdrawal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateWithdrawal = (tx: Tx, id: WithdrawalId, changes: Changes): Promise<WithdrawalRow> =>
  withdrawalsIn(tx)
    .updateTable('cashier_withdrawal')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const hasOpenOf = async (reader: Reader, member: MemberId): Promise<boolean> =>
  (await withdrawalsIn(reader)
    .selectFrom('cashier_withdrawal')
    .select('id')
    .where('member_id', '=', member)
    .where('status', 'in', OPEN_STATES)
    .executeTakeFirst()) !== undefined;

export const isAccountInUse = async (reader: Reader, account: BankAccountId): Promise<boolean> =>
  (await withdrawalsIn(reader)
    .selectFrom('cashier_withdrawal')
    .select('id')
    .where('account_id', '=', account)
    .where('status', 'in', OPEN_STATES)
    .executeTakeFirst()) !== undefined;

/** Whether something was paid to the account and arrived. */
export const wasPaidTo = async (reader: Reader, account: BankAccountId): Promise<boolean> =>
  (await withdrawalsIn(reader)
    .selectFrom('cashier_withdrawal')
    .select('id')
    .where('account_id', '=', account)
    .where('status', '=', 'CONFIRMED')
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** What waits in HOLD_WD for the member's open withdrawal. */
export const sumHeld = async (reader: Reader, member: MemberId): Promise<Money> => {
  const { held } = await withdrawalsIn(reader)
    .selectFrom('cashier_withdrawal')
    .select(sql<bigint>`coalesce(sum(amount - settled), 0)::bigint`.as('held'))
    .where('member_id', '=', member)
    .where('status', 'in', OPEN_STATES)
    .executeTakeFirstOrThrow();
  return money(held);
};

/** Everything a member took out or is taking out. */
export const sumTaken = async (reader: Reader, member: MemberId): Promise<bigint> => {
  const { taken } = await withdrawalsIn(reader)
    .selectFrom('cashier_withdrawal')
    .select(sql<bigint>`coalesce(sum(coalesce(paid_amount, amount)), 0)::bigint`.as('taken'))
    .where('member_id', '=', member)
    .executeTakeFirstOrThrow();
  return taken;
};

/** How many a member asked for on a day, without those that were cancelled or rejected. */
export const countOnDay = async (reader: Reader, member: MemberId, day: string): Promise<number> => {
  const { count } = await withdrawalsIn(reader)
    .selectFrom('cashier_withdrawal')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('member_id', '=', member)
    .where('business_day', '=', day)
    .where('status', 'not in', ['CANCELLED', 'REJECTED'])
    .executeTakeFirstOrThrow();
  return count;
};

export const listOfMember = (
  reader: Reader,
  member: MemberId,
  { before, limit }: { readonly before?: WithdrawalId | undefined; readonly limit: number },
): Promise<readonly WithdrawalRow[]> => {
  const rows = withdrawalsIn(reader)
    .selectFrom('cashier_withdrawal')
    .selectAll()
    .where('member_id', '=', member)
    .orderBy('id', 'desc')
    .limit(limit);
  return (before === undefined ? rows : rows.where('id', '<', before)).execute();
};

export const listPaidOutOf = (reader: Reader, member: MemberId): Promise<readonly WithdrawalRow[]> =>
  withdrawalsIn(reader)
    .selectFrom('cashier_withdrawal')
    .selectAll()
    .where('member_id', '=', member)
    .where((where) =>
      where.or([
        where('status', '=', 'PAID_OUT'),
        where.and([where('status', '=', 'PAYING'), where('provider', '=', C2C)]),
      ]),
    )
    .orderBy('id')
    .execute();

/** Oldest first. */
export const listByState = (
  reader: Reader,
  {
    states,
    memberId,
    provider,
    amountFrom,
    from,
    to,
    after,
    limit,
  }: {
    readonly states?: readonly WithdrawalState[];
    readonly memberId?: MemberId;
    readonly provider?: string | undefined;
    readonly amountFrom?: Money | undefined;
    /** Asked for from the first moment on and before the second. */
    readonly from?: Date | undefined;
    readonly to?: Date | undefined;
    readonly after?: WithdrawalId;
    readonly limit: number;
  },
): Promise<readonly WithdrawalRow[]> => {
  let rows = withdrawalsIn(reader).selectFrom('cashier_withdrawal').selectAll().orderBy('id').limit(limit);
  if (memberId !== undefined) rows = rows.where('member_id', '=', memberId);
  if (states !== undefined) rows = rows.where('status', 'in', states);
  if (provider !== undefined) rows = rows.where('provider', '=', provider);
  if (amountFrom !== undefined) rows = rows.where('amount', '>=', amountFrom);
  if (from !== undefined) rows = rows.where('requested_at', '>=', from);
  if (to !== undefined) rows = rows.where('requested_at', '<', to);
  if (after !== undefined) rows = rows.where('id', '>', after);
  return rows.execute();
};

export type Step = { readonly withdrawalId: WithdrawalId; readonly status: WithdrawalState; readonly at: Date };

export const listSteps = async (
  reader: Reader,
  ids: readonly WithdrawalId[],
): Promise<ReadonlyMap<WithdrawalId, readonly Step[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await withdrawalsIn(reader)
    .selectFrom('cashier_withdrawal_step')
    .select(['withdrawal_id as withdrawalId', 'status', 'at'])
    .where('withdrawal_id', 'in', ids)
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ withdrawalId }) => withdrawalId);
};

export const listEdges = (reader: Reader) =>
  withdrawalsIn(reader).selectFrom('cashier_withdrawal_edge').selectAll().execute();
