import { TURNOVER_SOURCES } from '@fairground/contract/cashier/withdrawal-fields';
import type { Id, MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { TurnoverSource } from '../turnover/source.ts';
import { withdrawalsIn } from './cashier-in.ts';

export type StoredTurnover = {
  readonly id: Id<'turnover'>;
  readonly memberId: MemberId;
  readonly source: TurnoverSource;
  readonly required: Money;
  readonly progress: Money;
  readonly weights: Readonly<Record<string, number>> | null;
  readonly status: 'OPEN' | 'DONE' | 'WAIVED' | 'MERGED';
  readonly openedAt: Date;
};

const COLUMNS = [
  'id',
  'member_id as memberId',
  'source',
  'required',
  'progress',
  'weights',
  'status',
  'opened_at as openedAt',
] as const;

export const insertTurnover = async (
  tx: Tx,
  row: {
    readonly member: MemberId;
    readonly source: TurnoverSource;
    readonly reference: string;
    readonly required: Money;
    readonly weights?: Readonly<Record<string, number>> | undefined;
    readonly openedAt: Date;
  },
): Promise<void> => {
  await withdrawalsIn(tx)
    .insertInto('cashier_turnover')
    .values({
      member_id: row.member,
      source: row.source,
      reference: row.reference,
      required: row.required,
      weights: row.weights === undefined ? null : JSON.stringify(row.weights),
      opened_at: row.openedAt,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'source', 'reference']).doNothing())
    .execute();
};

const OPEN_MAX = 100;

/** Open requirements of a member from these sources, oldest first. */
export const listOpenTurnover = (
  reader: Reader,
  member: MemberId,
  sources: readonly TurnoverSource[] = TURNOVER_SOURCES,
): Promise<readonly StoredTurnover[]> =>
  withdrawalsIn(reader)
    .selectFrom('cashier_turnover')
    .select(COLUMNS)
    .where('member_id', '=', member)
    .where('source', '=', sql<TurnoverSource>`any(${[...sources]})`)
    .where('status', '=', 'OPEN')
    .orderBy('id')
    .limit(OPEN_MAX)
    .execute();

/** What is still to be played of all that is open from these sources. */
export const sumOpenTurnover = async (
  reader: Reader,
  member: MemberId,
  sources: readonly TurnoverSource[],
): Promise<bigint> => {
  const { rows } = await sql<{ readonly left: bigint }>`
    select coalesce(sum(required - progress), 0)::bigint as left from cashier_turnover
     where member_id = ${member} and status = 'OPEN' and source = any(${[...sources]})`.execute(reader);
  return rows[0]?.left ?? 0n;
};

export const hasOpenTurnover = async (
  reader: Reader,
  member: MemberId,
  sources: readonly TurnoverSource[] = TURNOVER_SOURCES,
): Promise<boolean> =>
  (await withdrawalsIn(reader)
    .selectFrom('cashier_turnover')
    .select('id')
    .where('member_id', '=', member)
    .where('status', '=', 'OPEN')
    .where('source', '=', sql<TurnoverSource>`any(${[...sources]})`)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Open requirements of many members, locked in one order so that two batches never wait for each other in a circle. */
export const lockOpenTurnover = (tx: Tx, members: readonly MemberId[]): Promise<readonly StoredTurnover[]> =>
  withdrawalsIn(tx)
    .selectFrom('cashier_turnover')
    .select(COLUMNS)
    .where('member_id', '=', sql<MemberId>`any(${`{${members.join(',')}}`}::bigint[])`)
    .where('status', '=', 'OPEN')
    .orderBy('member_id')
    .orderBy('id')
    .forUpdate()
    .execute();

/** A requirement that is filled is done. */
export const writeProgress = async (tx: Tx, id: bigint, progress: bigint, now: Date): Promise<void> => {
  await sql`update cashier_turnover set progress = ${progress},
      status = case when required = ${progress} then 'DONE' else status end,
      closed_at = case when required = ${progress} then ${now}::timestamptz end
    where id = ${id} and status = 'OPEN'`.execute(tx);
};

export const waiveRows = async (tx: Tx, ids: readonly bigint[], now: Date): Promise<void> => {
  await sql`update cashier_turnover set status = 'WAIVED', closed_at = ${now}
     where id = any(${`{${ids.join(',')}}`}::bigint[]) and status = 'OPEN'`.execute(tx);
};

/** Ends what a member must play of a transfer that was reversed. */
export const waiveTurnoverOf = async (tx: Tx, member: MemberId, transfer: string, now: Date): Promise<void> => {
  await sql`update cashier_turnover set status = 'WAIVED', closed_at = ${now}
     where member_id = ${member} and source = 'TRANSFER_IN' and reference = ${transfer} and status = 'OPEN'`.execute(
    tx,
  );
};

export const lockTurnover = (tx: Tx, id: bigint): Promise<StoredTurnover | undefined> =>
  withdrawalsIn(tx)
    .selectFrom('cashier_turnover')
    .select(COLUMNS)
    .where('id', '=', id as Id<'turnover'>)
    .forUpdate()
    .executeTakeFirst();
