import { inFlight, isUniqueViolation } from '../../platform/database/index.ts';
import { createLanes } from '../../platform/lanes/lanes.ts';
import type { Lanes } from '../../platform/lanes/lanes.ts';
import { carryOut } from './carry-out.ts';
import type { Attachment, Carried } from './carry-out.ts';
import type { BettingDeps } from './deps.ts';
import type { PreparedWager } from './prepare-wager.ts';

const BATCH_SIZE_MAX = 512;
const QUEUE_SIZE_MAX = 16 * BATCH_SIZE_MAX;

type LaneDeps = Pick<BettingDeps, 'lanePool' | 'lanes' | 'wallet'>;

/** Lanes of a module that attaches rows of its own to wagers. */
export type AttachOptions<Rider, Loaded, Reply> = Attachment<Rider, Loaded, Reply> & {
  /** How long the module's own callers wait. */
  readonly withinMs: number;
  /** See LanesOptions. */
  readonly worthAnotherLane?: number;
  /** See LanesOptions. */
  readonly isAtFault?: (error: unknown, carried: Carried<Rider>) => boolean;
  /** See LanesOptions. */
  readonly lateAfter?: (error: unknown, batch: readonly Carried<Rider>[]) => ReadonlySet<Carried<Rider>> | undefined;
  /** Tells two submissions of one wager apart, which are answered each on its own. */
  readonly nameOf: (rider: Rider) => string;
  /** Whether a reply says that money moved now. */
  readonly hasMoved: (reply: Reply) => boolean;
};

export const createAttachedLanes = <Rider, Loaded, Reply>(
  { lanePool, lanes, wallet }: LaneDeps,
  options: AttachOptions<Rider, Loaded, Reply>,
): Lanes<Carried<Rider>, Reply> =>
  createLanes<Carried<Rider>, Reply>({
    lanes,
    ...(options.worthAnotherLane === undefined ? {} : { worthAnotherLane: options.worthAnotherLane }),
    ...(options.isAtFault === undefined ? {} : { isAtFault: options.isAtFault }),
    ...(options.lateAfter === undefined ? {} : { lateAfter: options.lateAfter }),
    batchSizeMax: BATCH_SIZE_MAX,
    queueSizeMax: QUEUE_SIZE_MAX,
    withinMs: options.withinMs,
    ownerOf: ({ wager: [{ member }] }) => member,
    keyOf: ({ wager, rider }) => `${keyOfWager(wager)} ${options.nameOf(rider)}`,
    fingerprintOf: () => '',
    // What is kept beside the first of two twins is found by the second one only after the commit.
    apartBy: ({ wager }) => keysOf(wager),
    sizeOf: ({ wager }) => wager.length,
    lostRace: isUniqueViolation,
    apply: async (batch) => {
      const replies = await inFlight(lanePool, (flight) => carryOut(flight, batch, options));
      wallet.tellMoved(
        batch.flatMap(({ wager: [{ member }] }, index) => {
          const reply = replies[index];
          return reply !== undefined && options.hasMoved(reply) ? [member] : [];
        }),
      );
      return replies;
    },
  });

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
 * Lanes of a module that carries wagers in statements of its own, with the stored functions. The wagers of a member keep the order they came in,
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

const keysOf = (wager: PreparedWager): readonly string[] => wager.map(({ key }) => key);

/** Of the stored functions: a round once, and never a wager beside what undoes it. */
const apartBy = (wager: PreparedWager): readonly string[] => {
  const [first, result] = wager;
  if (result) return [first.round, first.key, result.key];
  return 'reverses' in first ? [first.round, first.key, first.reverses] : [first.round, first.key];
};
