import { money } from '@fairground/contract/money';
import { afterCommit, flightIn, inFlight, isUniqueViolation } from '../../platform/database/index.ts';
import type { Flight, Tx } from '../../platform/database/index.ts';
import { createLanes } from '../../platform/lanes/lanes.ts';
import type { Lanes } from '../../platform/lanes/lanes.ts';
import type { WagerAnswer } from './answer.ts';
import type { BettingDeps } from './deps.ts';
import type { PreparedWager } from './prepare-wager.ts';
import type { Answer } from './rules/answer.ts';
import { decide, decideTogether } from './rules/decide.ts';
import { coverOf } from './rules/operation.ts';
import { loadRegister } from './store/load-register.ts';
import { writeRegister } from './store/write-register.ts';
import type { BetId, CallerRefusal } from './wager.ts';

/** A wager with what another module keeps of it in the same commit. */
export type Carried<AttachedItem> = { readonly wager: PreparedWager; readonly attachedItem: AttachedItem };

/** A wager that was decided, and what it was answered; of a bet with its result both. */
export type Settled<AttachedItem> = Carried<AttachedItem> & {
  readonly answer: WagerAnswer;
  readonly result?: WagerAnswer;
};

/** What a module finds against a wager by its own rows. */
export type Objection<Reply> =
  /** It is kept as refused, unless it was decided before. */
  | { readonly refusedAs: CallerRefusal }
  /** It is not decided at all and gets this answer. */
  | { readonly answeredBy: Reply };

/**
 * Rows of another module that stand or fall with wagers. The module loads and writes them on the flight of the batch; the
 * core does not know what they are.
 */
export type Attachment<AttachedItem, Loaded, Reply> = {
  /** Locks and reads what its own checks need. All of it is sent at once, after the accounts are locked. */
  readonly load: (flight: Flight, batch: readonly Carried<AttachedItem>[]) => Promise<Loaded>;
  /** Asked before the wager is decided. */
  readonly objectionTo?: (carried: Carried<AttachedItem>, loaded: Loaded) => Objection<Reply> | undefined;
  /** Writes what is kept of the wagers and answers them, in their order. */
  readonly write: (
    flight: Flight,
    batch: readonly Settled<AttachedItem>[],
    loaded: Loaded,
  ) => readonly Reply[] | Promise<readonly Reply[]>;
};

const BATCH_SIZE_MAX = 512;
const QUEUE_SIZE_MAX = 16 * BATCH_SIZE_MAX;

type LaneDeps = Pick<BettingDeps, 'lanePool' | 'lanes' | 'wallet'>;

/** Lanes of a module that attaches rows of its own to wagers. */
export type AttachOptions<AttachedItem, Loaded, Reply> = Attachment<AttachedItem, Loaded, Reply> & {
  /** How long the module's own callers wait. */
  readonly withinMs: number;
  /** See LanesOptions. */
  readonly worthAnotherLane?: number;
  /** See LanesOptions. */
  readonly lateAfter?: (
    error: unknown,
    batch: readonly Carried<AttachedItem>[],
  ) => ReadonlySet<Carried<AttachedItem>> | undefined;
  /** Tells two submissions of one wager apart, which are answered each on its own. */
  readonly nameOf: (attachedItem: AttachedItem) => string;
  /** What no two wagers of a batch may bring: it can be used up once in a commit. */
  readonly onceInABatch?: (attachedItem: AttachedItem) => readonly string[];
  /** Whether a reply says that money moved now. */
  readonly hasMoved: (reply: Reply) => boolean;
};

export const createAttachedLanes = <AttachedItem, Loaded, Reply>(
  { lanePool, lanes, wallet }: LaneDeps,
  options: AttachOptions<AttachedItem, Loaded, Reply>,
): Lanes<Carried<AttachedItem>, Reply> =>
  createLanes<Carried<AttachedItem>, Reply>({
    lanes,
    ...(options.worthAnotherLane === undefined ? {} : { worthAnotherLane: options.worthAnotherLane }),
    ...(options.lateAfter === undefined ? {} : { lateAfter: options.lateAfter }),
    batchSizeMax: BATCH_SIZE_MAX,
    queueSizeMax: QUEUE_SIZE_MAX,
    withinMs: options.withinMs,
    ownerOf: ({ wager: [{ member }] }) => member,
    keyOf: ({ wager, attachedItem }) => `${keyOfWager(wager)} ${options.nameOf(attachedItem)}`,
    fingerprintOf: () => '',
    // What is kept beside the first of two twins is found by the second one only after the commit.
    apartBy: ({ wager, attachedItem }) => [...keysOf(wager), ...(options.onceInABatch?.(attachedItem) ?? [])],
    sizeOf: ({ wager }) => wager.length + (coverOf(wager[0]) ? 1 : 0),
    lostRace: isUniqueViolation,
    apply: async (batch) => {
      const replies = await inFlight(lanePool, (flight) => executeBatch(flight, batch, options));
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

/** Carries a batch out in one transaction: lock and load, decide, write. */
export const executeBatch = async <AttachedItem, Loaded, Reply>(
  flight: Flight,
  batch: readonly Carried<AttachedItem>[],
  { load, objectionTo, write }: Attachment<AttachedItem, Loaded, Reply>,
): Promise<readonly Reply[]> => {
  const onTheWay = loadRegister(
    flight,
    batch.map(({ wager }) => wager),
  );
  const attached = load(flight, batch);
  const [state, loaded] = await Promise.all([onTheWay.read(), attached]);

  const objections = batch.map((carried) => objectionTo?.(carried, loaded));
  const taken = batch.flatMap((carried, index) => {
    const objection = objections[index];
    if (objection === undefined) return [carried];
    return 'answeredBy' in objection ? [] : [{ ...carried, wager: refused(carried.wager, objection.refusedAs) }];
  });
  const { answers, changes } = decide(
    state,
    taken.map(({ wager }) => wager),
  );
  writeRegister(flight, state, changes);
  const replies = await write(
    flight,
    taken.map((carried, index) => settledAs(carried, answers[index] ?? [])),
    loaded,
  );

  let next = 0;
  return objections.map((objection) =>
    objection !== undefined && 'answeredBy' in objection ? objection.answeredBy : (replies[next++] as Reply),
  );
};

/** Carries out wagers of one member of which all stand or none. */
export const executeTogether = async (
  flight: Flight,
  wagers: readonly PreparedWager[],
): Promise<readonly WagerAnswer[]> => {
  const state = await loadRegister(flight, wagers).read();
  const { answers, changes } = decideTogether(state, wagers);
  writeRegister(flight, state, changes);
  return answers.map(joined);
};

/** Carries out wagers of any members in a transaction of the caller, which fails with the first that is not done. */
export const executeAll = async (
  wallet: Pick<BettingDeps['wallet'], 'tellMoved'>,
  tx: Tx,
  wagers: readonly PreparedWager[],
): Promise<void> => {
  if (wagers.length === 0) return;
  const carried = wagers.map((wager) => ({ wager, attachedItem: null }));
  const answers = await flightIn(tx, (flight) => executeBatch(flight, carried, UNATTACHED));
  const refused = answers.find(({ outcome }) => outcome !== 'applied');
  if (refused) throw new Error(`A wager could not be carried out: ${refused.outcome}.`);
  afterCommit(tx, () => wallet.tellMoved(wagers.map(([{ member }]) => member)));
};

/** Only a bet or a win can be refused by the one who asks. */
const refused = (wager: PreparedWager, refusedAs: CallerRefusal): PreparedWager => {
  if (wager.length === 2) return [{ ...wager[0], refused: refusedAs }, wager[1]];
  const [operation] = wager;
  return operation.kind === 'place' || operation.kind === 'win' ? [{ ...operation, refused: refusedAs }] : wager;
};

const settledAs = <AttachedItem>(
  carried: Carried<AttachedItem>,
  [answer, result]: readonly Answer[],
): Settled<AttachedItem> => {
  if (!answer) throw new Error('A wager was left without an answer.');
  return { ...carried, answer: answerFrom(answer), ...(result ? { result: answerFrom(result) } : {}) };
};

const answerFrom = ({ outcome, isRepeat, amount, splitAmount, balance, version, id, at }: Answer): WagerAnswer => ({
  outcome,
  isRepeat,
  cash: money(amount),
  bonus: money(splitAmount),
  balance: money(balance),
  version,
  id: id as BetId | null,
  at,
});

/** Bet and result in one answer: the stake's outcome, and the balance after both. */
export const joinedAnswer = (bet: WagerAnswer, win: WagerAnswer | undefined): WagerAnswer =>
  win === undefined || bet.outcome !== 'applied'
    ? bet
    : {
        ...bet,
        outcome: win.outcome,
        balance: win.balance,
        version: win.version,
        payout: { cash: win.cash, bonus: win.bonus },
      };

const joined = ([bet, win]: readonly Answer[]): WagerAnswer => {
  if (!bet) throw new Error('A wager was left without an answer.');
  return joinedAnswer(answerFrom(bet), win && answerFrom(win));
};

/** Wagers nobody keeps anything of. */
export const UNATTACHED: Attachment<null, undefined, WagerAnswer> = {
  load: () => Promise.resolve(undefined),
  write: (_flight, batch) => batch.map(({ answer, result }) => joinedAnswer(answer, result)),
};
