import { inTransaction } from '../../platform/database/index.ts';
import type { WinnersDeps } from './deps.ts';
import { SHOWN_MS } from './domain/board-rule.ts';
import { deleteWinsBefore, markDue } from './store.ts';

/** Publishes due wins and drops those older than a day; open pages get a push if anything changed. */
export const publishDue = async ({ db, clock }: WinnersDeps, tell: () => void): Promise<void> => {
  const now = clock.now();
  const changed = await inTransaction(
    db,
    async (tx) => (await markDue(tx, now)) + (await deleteWinsBefore(tx, new Date(now.getTime() - SHOWN_MS))),
  );
  if (changed > 0n) tell();
};
