import type { SliceState } from '@fairground/contract/cashier/slice-states';
import type { Id, MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { PoolOffer } from '../c2c/domain/match.ts';
import { C2C } from '../c2c/rules.ts';
import type { SliceTables } from '../tables.ts';
import type { WithdrawalId } from './withdrawals.ts';

export type SliceId = Id<'slice'>;

const slicesIn = (reader: Reader) => reader.withTables<SliceTables>();

export type SliceRow = Selectable<SliceTables['cashier_slice']>;

export const insertSlice = (
  tx: Tx,
  row: Pick<
    Insertable<SliceTables['cashier_slice']>,
    'withdrawal_id' | 'deposit_id' | 'currency' | 'amount' | 'matched_at' | 'pay_deadline' | 'moved_at' | 'moved_by'
  >,
): Promise<SliceRow> => slicesIn(tx).insertInto('cashier_slice').values(row).returningAll().executeTakeFirstOrThrow();

export const findSlice = (reader: Reader, id: SliceId): Promise<SliceRow | undefined> =>
  slicesIn(reader).selectFrom('cashier_slice').selectAll().where('id', '=', id).executeTakeFirst();

export const lockSlice = (tx: Tx, id: SliceId): Promise<SliceRow | undefined> =>
  slicesIn(tx).selectFrom('cashier_slice').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findSliceOfDeposit = (reader: Reader, depositId: bigint): Promise<SliceRow | undefined> =>
  slicesIn(reader).selectFrom('cashier_slice').selectAll().where('deposit_id', '=', depositId).executeTakeFirst();

export const updateSlice = (
  tx: Tx,
  id: SliceId,
  changes: Updateable<SliceTables['cashier_slice']>,
): Promise<SliceRow> =>
  slicesIn(tx).updateTable('cashier_slice').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Gives the promise back of a deposit that nobody paid; a slice that was paid stays. */
export const releaseSlice = async (tx: Tx, depositId: bigint, now: Date, by: string): Promise<void> => {
  await slicesIn(tx)
    .updateTable('cashier_slice')
    .set({ status: 'EXPIRED', received: 0n as Money, moved_at: now, moved_by: by })
    .where('deposit_id', '=', depositId)
    .where('status', '=', 'MATCHED')
    .execute();
};

export const listSlicesOf = async (
  reader: Reader,
  ids: readonly WithdrawalId[],
): Promise<ReadonlyMap<WithdrawalId | null, readonly SliceRow[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await slicesIn(reader)
    .selectFrom('cashier_slice')
    .selectAll()
    .where('withdrawal_id', 'in', ids)
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ withdrawal_id }) => withdrawal_id);
};

/** Oldest first; one more than the page tells whether there is another. */
export const listSlicesIn = (
  reader: Reader,
  {
    states,
    after,
    limit,
  }: { readonly states?: readonly SliceState[]; readonly after?: SliceId | undefined; readonly limit: number },
): Promise<readonly SliceRow[]> => {
  let rows = slicesIn(reader).selectFrom('cashier_slice').selectAll().orderBy('id').limit(limit);
  if (states !== undefined) rows = rows.where('status', 'in', states);
  if (after !== undefined) rows = rows.where('id', '>', after);
  return rows.execute();
};

/** What of a locked withdrawal is promised to nobody, and how many of its slices count. */
export const readRest = async (
  tx: Tx,
  id: WithdrawalId,
): Promise<{ readonly rest: bigint; readonly slices: number; readonly open: number }> => {
  const { rows } = await sql<{ rest: bigint; slices: number; open: number }>`
    select w.amount - coalesce(sum(coalesce(s.received, s.amount)), 0)::bigint as rest,
           count(s.id) filter (where s.received is null or s.received > 0)::integer as slices,
           count(s.id) filter (where s.received is null)::integer as open
      from cashier_withdrawal w left join cashier_slice s on s.withdrawal_id = w.id
     where w.id = ${id} group by w.id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('The withdrawal is gone.');
  return row;
};

const POOL_MAX = 200;

/** Withdrawals that began to wait for payers after `since`, locked, oldest first; those in another hand are left to it. */
export const lockPool = async (
  tx: Tx,
  { currency, notOf, since }: { readonly currency: string; readonly notOf: MemberId; readonly since: Date },
): Promise<readonly PoolOffer<WithdrawalId>[]> => {
  const { rows: waiting } = await sql<{ id: WithdrawalId }>`
    select id from cashier_withdrawal
     where status = 'PAYING' and provider = ${C2C} and currency = ${currency} and member_id <> ${notOf}
       and rest_back_at is null
       and coalesce(asked_at, moved_at) > ${since}
     order by id limit ${POOL_MAX} for update skip locked`.execute(tx);
  const offers: PoolOffer<WithdrawalId>[] = [];
  for (const { id } of waiting) offers.push({ id, ...(await readRest(tx, id)) });
  return offers.filter(({ rest }) => rest > 0n);
};

export const listSliceEdges = (reader: Reader) =>
  slicesIn(reader).selectFrom('cashier_slice_edge').selectAll().execute();
