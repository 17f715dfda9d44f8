import type { FaultCause, FaultWork } from '@fairground/contract/agents/fault-operator-endpoints';
import type { PeriodType } from '@fairground/contract/agents/contract-terms';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { countWaiting } from '../../../platform/work-queue.ts';
import type { WorkQueue } from '../../../platform/work-queue.ts';
import { agentsIn } from './agents-in.ts';

/** A settlement that could not be calculated, or that is past because nothing was settled in time. */
export type Fault = {
  readonly id: bigint;
  readonly work: FaultWork;
  readonly periodType: PeriodType;
  readonly key: string;
  readonly cause: FaultCause;
  readonly note: string;
  readonly at: Date;
  readonly closedAt: Date | null;
};

const COLUMNS = [
  'id',
  'work',
  'period_type as periodType',
  'period_key as key',
  'cause',
  'note',
  'at',
  'closed_at as closedAt',
] as const;

type NewFault = Omit<Fault, 'id' | 'closedAt'>;

/** Notes faults once each; one that fails again shows its last cause. */
export const noteFaults = async (reader: Reader, faults: readonly NewFault[]): Promise<void> => {
  if (faults.length === 0) return;
  await agentsIn(reader)
    .insertInto('agents_settlement_fault')
    .values(
      faults.map(({ work, periodType, key, cause, note, at }) => ({
        ...{ work, period_type: periodType, period_key: key, cause, note: note.slice(0, 500), at },
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['work', 'period_type', 'period_key'])
        .doUpdateSet({ note: sql`excluded.note` })
        .where(sql<boolean>`agents_settlement_fault.note <> excluded.note`),
    )
    .execute();
};

/** What was settled after all is no fault any more. */
export const dropFault = async (
  reader: Reader,
  { work, periodType, key }: Pick<NewFault, 'work' | 'periodType' | 'key'>,
): Promise<void> => {
  await agentsIn(reader)
    .deleteFrom('agents_settlement_fault')
    .where('work', '=', work)
    .where('period_type', '=', periodType)
    .where('period_key', '=', key)
    .execute();
};

/** Faults nobody closed, the oldest first. */
export const listFaults = (
  reader: Reader,
  { after, limit }: { readonly after?: bigint | undefined; readonly limit: number },
): Promise<Fault[]> => {
  let query = agentsIn(reader)
    .selectFrom('agents_settlement_fault')
    .select(COLUMNS)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .limit(limit);
  if (after !== undefined) query = query.where('id', '>', after);
  return query.execute();
};

export const findFault = (reader: Reader, id: bigint): Promise<Fault | undefined> =>
  agentsIn(reader).selectFrom('agents_settlement_fault').select(COLUMNS).where('id', '=', id).executeTakeFirst();

/** Whether it was open until now. */
export const closeFault = async (tx: Tx, id: bigint, at: Date): Promise<boolean> => {
  const { numUpdatedRows } = await agentsIn(tx)
    .updateTable('agents_settlement_fault')
    .set({ closed_at: at })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Settlements that failed or were missed wait for staff. */
export const faultQueue: WorkQueue = {
  name: 'agents.settlement-faults',
  needs: 'wallet.read',
  dueMinutes: 60,
  read: (reader) => countWaiting(reader, sql`select at from agents_settlement_fault where closed_at is null`),
};
