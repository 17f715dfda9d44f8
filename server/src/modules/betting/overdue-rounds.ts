import { inTransaction } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { BettingDeps } from './deps.ts';
import { forgetClosedRounds, noteOverdueRounds } from './store/work-lists.ts';

/** A round still open after a day is a case for people or for its source. */
const OPEN_FOR_MS = 86_400_000;

/** Keeps the work list of rounds that should be over. Nothing is closed here: that would be a guess. */
export const createOverdueJob = (
  { db, log }: Pick<BettingDeps, 'db' | 'log'>,
  openForMs: number = OPEN_FOR_MS,
): Job<null> => ({
  name: 'betting.list-overdue-rounds',
  run: async () => {
    const noted = await inTransaction(db, async (tx) => {
      await forgetClosedRounds(tx);
      return noteOverdueRounds(tx, openForMs);
    });
    if (noted > 0) log.warn({ noted }, 'rounds are open for too long');
  },
});
