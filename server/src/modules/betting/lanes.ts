import { isUniqueViolation } from '../../platform/database/index.ts';
import { createLanes } from '../../platform/lanes/lanes.ts';
import type { Lanes } from '../../platform/lanes/lanes.ts';
import type { WagerAnswer } from './answer.ts';
import { applyWagers, onPool } from './store/apply-wagers.ts';
import type { BettingDeps } from './deps.ts';
import type { PreparedWager } from './prepare-wager.ts';

const BATCH_SIZE_MAX = 512;
const QUEUE_SIZE_MAX = 16 * BATCH_SIZE_MAX;
/** A restart of the database is waited for; anyone who asked longer ago has gone. */
const WITHIN_MS = 10_000;

export type WagerLanes = Lanes<PreparedWager, WagerAnswer>;
export type GroupLanes = Lanes<readonly [PreparedWager, ...PreparedWager[]], readonly WagerAnswer[]>;

type LaneDeps = Pick<BettingDeps, 'lanePool' | 'lanes' | 'wallet'>;

/** The wagers of a member keep the order they came in, whichever lane takes them; a round comes once in a batch. */
export const createWagerLanes = ({ lanePool, lanes, wallet }: LaneDeps): WagerLanes =>
  createLanes<PreparedWager, WagerAnswer>({
    lanes,
    batchSizeMax: BATCH_SIZE_MAX,
    queueSizeMax: QUEUE_SIZE_MAX,
    withinMs: WITHIN_MS,
    ownerOf: ([{ member }]) => member,
    keyOf: keyOfWager,
    fingerprintOf: (wager) => wager.map(({ print }) => print).join(),
    apartBy,
    sizeOf: ({ length }) => length,
    // Another node was faster between our look and our write; the next look will see it.
    lostRace: isUniqueViolation,
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
    withinMs: WITHIN_MS,
    ownerOf: ([[{ member }]]) => member,
    keyOf: (group) => group.map(keyOfWager).join(),
    fingerprintOf: (group) => group.flatMap((wager) => wager.map(({ print }) => print)).join(),
    lostRace: isUniqueViolation,
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

/** Lanes of a module that carries wagers in statements of its own. */
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

const tellMoved = (
  wallet: LaneDeps['wallet'],
  batch: readonly PreparedWager[],
  answers: readonly WagerAnswer[],
): void =>
  wallet.tellMoved(
    batch.flatMap(([{ member }], index) =>
      answers[index]?.outcome === 'applied' && !answers[index].isRepeat ? [member] : [],
    ),
  );
