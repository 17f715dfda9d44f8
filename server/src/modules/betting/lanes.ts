import { isUniqueViolation } from '../../platform/database/index.ts';
import { createLanes } from '../../platform/lanes/lanes.ts';
import type { Lanes } from '../../platform/lanes/lanes.ts';
import type { BettingDeps } from './deps.ts';
import type { PreparedWager } from './prepare-wager.ts';

const BATCH_SIZE_MAX = 512;
const QUEUE_SIZE_MAX = 16 * BATCH_SIZE_MAX;

type LaneDeps = Pick<BettingDeps, 'lanePool' | 'lanes' | 'wallet'>;

/** A wager with what another module keeps of it in the same commit. */
export type Carried<Rider> = { readonly wager: PreparedWager; readonly rider: Rider };

export type CarryOptions<Rider, Answer> = {
  /** How long the carrier's own callers wait. */
  readonly withinMs: number;
  /** See LanesOptions. */
  readonly worthAnotherLane?: number;
  /** See LanesOptions. */
  readonly isAtFault?: (error: unknown, carried: Carried<Rider>) => boolean;
  /** Tells two submissions of one wager apart, which the carrier answers each on its own. */
  readonly nameOf: (rider: Rider) => string;
  /** Applies a batch in one statement of the carrier, which runs betting_apply inside it. */
  readonly apply: (
    pool: LaneDeps['lanePool'],
    batch: readonly Carried<Rider>[],
  ) => Promise<readonly { readonly answer: Answer; readonly hasMoved: boolean }[]>;
};

export type CarryLanes<Rider, Answer> = Lanes<Carried<Rider>, Answer>;

/**
 * Lanes of a module that carries wagers in statements of its own. The wagers of a member keep the order they came in,
 * whichever lane takes them; a round comes once in a batch.
 */
export const createCarryLanes = <Rider, Answer>(
  { lanePool, lanes, wallet }: LaneDeps,
  { withinMs, worthAnotherLane, isAtFault, nameOf, apply }: CarryOptions<Rider, Answer>,
): CarryLanes<Rider, Answer> =>
  createLanes<Carried<Rider>, Answer>({
    lanes,
    ...(worthAnotherLane === undefined ? {} : { worthAnotherLane }),
    ...(isAtFault === undefined ? {} : { isAtFault }),
    batchSizeMax: BATCH_SIZE_MAX,
    queueSizeMax: QUEUE_SIZE_MAX,
    withinMs,
    ownerOf: ({ wager: [{ member }] }) => member,
    keyOf: ({ wager, rider }) => `${keyOfWager(wager)} ${nameOf(rider)}`,
    fingerprintOf: () => '',
    apartBy: ({ wager }) => apartBy(wager),
    // Another node was faster between our look and our write; the next look will see it.
    lostRace: isUniqueViolation,
    apply: async (batch) => {
      const applied = await apply(lanePool, batch);
      wallet.tellMoved(
        batch.flatMap(({ wager: [{ member }] }, index) => (applied[index]?.hasMoved === true ? [member] : [])),
      );
      return applied.map(({ answer }) => answer);
    },
  });

const keyOfWager = (wager: PreparedWager): string =>
  wager.length === 1 ? wager[0].key : wager.map(({ key }) => key).join();

/** A round once, and never a wager beside what undoes it. */
const apartBy = (wager: PreparedWager): readonly string[] => {
  const [{ key, round, reverses }] = wager;
  if (wager.length === 1 && reverses === undefined) return [round, key];
  return [round, ...wager.flatMap((row) => (row.reverses === undefined ? [row.key] : [row.key, row.reverses]))];
};
