import { isUniqueViolation } from '../../platform/database/index.ts';
import { createLanes } from '../../platform/lanes/lanes.ts';
import type { Lanes } from '../../platform/lanes/lanes.ts';
import type { Prepared } from './store/apply-operations.ts';
import { applyOperations } from './store/apply-operations.ts';
import type { WalletDeps } from './deps.ts';
import type { Answer } from './operation.ts';
import { keyOf } from './operation-key.ts';

/** What travels in a lane: one operation, or several that stand or fall together. */
export type LaneItem = readonly [Prepared, ...Prepared[]];

const BATCH_SIZE_MAX = 512;
const QUEUE_SIZE_MAX = 16 * BATCH_SIZE_MAX;
/** A restart of the database is waited for; anyone who asked longer ago has gone. */
const WITHIN_MS = 10_000;

export type WalletLanes = Lanes<LaneItem, readonly Answer[]>;

/** The operations of a member keep the order they came in, whichever lane takes them. */
export const createWalletLanes = (
  { lanePool, lanes }: Pick<WalletDeps, 'lanePool' | 'lanes'>,
  onApplied: (applied: readonly Prepared[]) => void,
): WalletLanes =>
  createLanes<LaneItem, readonly Answer[]>({
    lanes,
    batchSizeMax: BATCH_SIZE_MAX,
    queueSizeMax: QUEUE_SIZE_MAX,
    withinMs: WITHIN_MS,
    ownerOf: ([first]) => first.operation.id.member,
    keyOf: (item) => item.map(({ key }) => key).join(),
    fingerprintOf: (item) => item.map(({ fingerprint }) => fingerprint).join(),
    after: ([{ operation }]) => operation.reverses && keyOf(operation.reverses),
    sizeOf: (item) => item.length,
    // Another node was faster between our look and our write; the next look will see it.
    lostRace: isUniqueViolation,
    apply: async (items) => {
      const batch = items.flatMap((item, number) =>
        item.length === 1 ? [item[0]] : item.map((prepared) => ({ ...prepared, group: number })),
      );
      const answers = await applyOperations(lanePool, batch);
      onApplied(batch.filter((_, index) => answers[index]?.outcome === 'applied' && !answers[index].isRepeat));
      let taken = 0;
      return items.map(({ length }) => answers.slice(taken, (taken += length)));
    },
  });
