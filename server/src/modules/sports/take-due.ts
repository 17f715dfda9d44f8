import type { SportsDeps } from './deps.ts';

export type Due<Row> = {
  /** The next rows that are due without those of these numbers. */
  readonly list: (without: readonly bigint[]) => Promise<readonly Row[]>;
  readonly take: (row: Row) => Promise<void>;
  readonly idOf: (row: Row) => bigint;
  /** The most rows of one list. */
  readonly max: number;
  readonly what: 'bet' | 'cash-out' | 'rule' | 'result';
};

/**
 * Takes what is due one by one; answers how many were taken. One that fails is logged and stays due for the next step,
 * and others are listed in its place, so that it stops nothing.
 */
export const takeDue = async <Row>(
  log: SportsDeps['log'],
  { list, take, idOf, max, what }: Due<Row>,
): Promise<number> => {
  const failed: bigint[] = [];
  for (let taken = 0; ;) {
    const rows = await list(failed);
    const failedBefore = failed.length;
    for (const row of rows)
      await take(row).catch((error: unknown) => {
        const id = idOf(row);
        log.error({ err: error, what, id: id.toString() }, 'a part of the book is stuck');
        failed.push(id);
      });
    const failedNow = failed.length - failedBefore;
    taken += rows.length - failedNow;
    if (failedNow === 0 || rows.length < max) return taken;
  }
};
