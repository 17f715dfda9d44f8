import { createLanes } from '../../platform/lanes/lanes.ts';
import type { StudioDeps } from './deps.ts';
import { findRound, moveRounds, moved } from './store/rounds.ts';
import type { Move, RoundRow } from './store/rounds.ts';

const BATCH_SIZE_MAX = 256;
const QUEUE_SIZE_MAX = 16_384;
const WITHIN_MS = 10_000;
const LANES = 2;

export type MoveRound = (row: RoundRow, to: Omit<Move['to'], 'at'>) => Promise<RoundRow>;

/** Moves rounds on, whatever came together in one commit; if a twin was faster, what the twin made of it counts. */
export const createMoves = ({ db, clock }: Pick<StudioDeps, 'db' | 'clock'>) => {
  const lanes = createLanes<Move & { readonly from: RoundRow }, RoundRow | 'moved-before'>({
    lanes: LANES,
    batchSizeMax: BATCH_SIZE_MAX,
    queueSizeMax: QUEUE_SIZE_MAX,
    withinMs: WITHIN_MS,
    ownerOf: ({ from }) => from.id,
    keyOf: ({ from }) => `${from.id} ${from.state}`,
    fingerprintOf: ({ to }) => `${to.state} ${to.refusal ?? ''} ${to.byRule === true}`,
    apply: async (batch) => {
      const ids = await moveRounds(db, batch);
      return batch.map(({ from, to }) => (ids.has(from.id) ? moved(from, to) : 'moved-before'));
    },
  });
  const move: MoveRound = async (row, to) => {
    const answer = await lanes.submit({ from: row, to: { ...to, at: clock.now() } });
    if (answer !== 'moved-before') return answer;
    const found = await findRound(db, row.member_id, row.id);
    if (!found) throw new Error(`Round ${row.id} is gone.`);
    return found;
  };
  return { move, drain: lanes.drain };
};
