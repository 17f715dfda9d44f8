import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import { findRound, lockRound, moveRounds } from './store/rounds.ts';
import type { Move, RoundRow } from './store/rounds.ts';

/**
 * Moves a round on in one commit with what `work` writes, and answers the round as it is then. If a twin was faster, what
 * the twin did counts and nothing of this: so it is done once, no matter who does it again.
 */
export const moveWith = async (
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  row: RoundRow,
  work: (tx: Tx, at: Date) => Promise<Omit<Move['to'], 'at'>>,
): Promise<RoundRow> => {
  await inTransaction(db, async (tx) => {
    // The round is held first: a twin waits here, and then finds that it was moved.
    const held = await lockRound(tx, row.id);
    if (held.state !== row.state) return;
    const at = clock.now();
    await moveRounds(tx, [{ from: row, to: { ...(await work(tx, at)), at } }]);
  });
  const found = await findRound(db, row.member_id, row.id);
  if (!found) throw new Error(`Round ${row.id} is gone.`);
  return found;
};
