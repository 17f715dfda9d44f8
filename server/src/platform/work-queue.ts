import type { Permission } from '@fairground/contract/operators/permissions';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Reader } from './database/index.ts';

export type Waiting = { readonly count: number; readonly oldest: Date | null };

/** Work that waits for staff, with the time in which it is promised to be done. */
export type WorkQueue = {
  /** `module.what`. */
  readonly name: string;
  readonly needs: Permission;
  readonly dueMinutes: number;
  readonly read: (reader: Reader) => Promise<Waiting>;
};

/** Counting ends here: a longer queue is no other news. */
export const QUEUE_COUNT_MAX = 10_000;

/** What waits in a queue, as the console asks for it. */
export const showWaiting = async (reader: Reader, { read }: Pick<WorkQueue, 'read'>) => {
  const { count, oldest } = await read(reader);
  return { count: Math.min(count, QUEUE_COUNT_MAX), oldestAt: oldest };
};

/** Counts the rows of a select of one column `at`, which an index must answer. */
export const countWaiting = async (reader: Reader, waiting: RawBuilder<unknown>): Promise<Waiting> => {
  const { rows } = await sql<Waiting>`
    select count(*)::integer as count, min(at) as oldest
      from (${waiting} limit ${QUEUE_COUNT_MAX + 1}) waiting`.execute(reader);
  return rows[0] ?? { count: 0, oldest: null };
};
