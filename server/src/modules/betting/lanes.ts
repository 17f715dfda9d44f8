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

const keyOfWager = (wager: PreparedWager): string =>
  wager.length === 1 ? wager[0].key : wager.map(({ key }) => key).join();

const keysOf = (wager: PreparedWager): readonly string[] => wager.map(({ key }) => key);
