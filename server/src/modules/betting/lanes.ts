import { createLanes } from '../../platform/lanes/lanes.ts';
import type { Lanes } from '../../platform/lanes/lanes.ts';
import type { WagerAnswer } from './answer.ts';
import { applyWagers, onPool } from './store/apply-wagers.ts';
import type { BettingDeps } from './deps.ts';
import type { PreparedWager } from './prepare-wager.ts';

const BATCH_SIZE_MAX = 512;
const QUEUE_SIZE_MAX = 8 * BATCH_SIZE_MAX;

export type WagerLanes = Lanes<PreparedWager, WagerAnswer>;
export type GroupLanes = Lanes<readonly [PreparedWager, ...PreparedWager[]], readonly WagerAnswer[]>;

type LaneDeps = Pick<BettingDeps, 'lanePool' | 'lanes' | 'wallet'>;

/** One lane for the wagers of a member, so that they keep the order they came in; a round comes once in a batch. */
export const createWagerLanes = ({ lanePool, lanes, wallet }: LaneDeps): WagerLanes =>
  createLanes<PreparedWager, WagerAnswer>({
    lanes,
    batchSizeMax: BATCH_SIZE_MAX,
    queueSizeMax: QUEUE_SIZE_MAX,
    laneOf: ([{ member }]) => member,
    keyOf: (wager) => wager.map(({ key }) => key).join(),
    fingerprintOf: (wager) => wager.map(({ print }) => print).join(),
    // A round once, and never a wager beside what undoes it.
    apartBy: (wager) =>
      wager.flatMap(({ key, round, reverses }, index) => [
        ...(index === 0 ? [`round ${round}`] : []),
        `row ${key}`,
        ...(reverses === undefined ? [] : [`row ${reverses}`]),
      ]),
    sizeOf: ({ length }) => length,
    lostRace,
    apply: async (batch) => {
      const answers = await applyWagers(onPool(lanePool), batch, 'each');
      tellMoved(wallet, batch, answers);
      return answers;
    },
  });

/** Wagers that stand or fall together go in a statement of their own: they may be of one round. */
export const createGroupLanes = ({ lanePool, lanes, wallet }: LaneDeps): GroupLanes =>
  createLanes<readonly [PreparedWager, ...PreparedWager[]], readonly WagerAnswer[]>({
    lanes,
    batchSizeMax: 1,
    queueSizeMax: BATCH_SIZE_MAX,
    laneOf: ([[{ member }]]) => member,
    keyOf: (group) => group.flatMap((wager) => wager.map(({ key }) => key)).join(),
    fingerprintOf: (group) => group.flatMap((wager) => wager.map(({ print }) => print)).join(),
    lostRace,
    apply: async (batch) => {
      const answered: (readonly WagerAnswer[])[] = [];
      for (const group of batch) {
        const answers = await applyWagers(onPool(lanePool), group, 'together');
        tellMoved(wallet, group, answers);
        answered.push(answers);
      }
      return answered;
    },
  });

const tellMoved = (
  wallet: LaneDeps['wallet'],
  batch: readonly PreparedWager[],
  answers: readonly WagerAnswer[],
): void =>
  wallet.tellMoved(
    batch.flatMap(([{ account, spill }], index) =>
      answers[index]?.outcome === 'applied' && !answers[index].isRepeat ? [account, spill] : [],
    ),
  );

/** Another node wrote the same key or round between our look and our write; the next look will see it. */
const lostRace = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';
