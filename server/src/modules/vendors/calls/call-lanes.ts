import type { Clock } from '../../../platform/clock.ts';
import type { Flight } from '../../../platform/database/index.ts';
import { WrittenAnswer } from '../../../platform/http/index.ts';
import type { Vendor } from '../../../platform/http/index.ts';
import type { RandomSource } from '../../../platform/random.ts';
import { CALLER_REFUSALS } from '../../betting/index.ts';
import type {
  Attachment,
  Betting,
  CallerRefusal,
  Carried,
  PreparedWager,
  Settled,
  Wager,
  WagerAnswer,
  WagerOutcome,
} from '../../betting/index.ts';
import { writeMinorUnits } from '../domain/minor-units.ts';
import { CODE_OF } from '../domain/outcome.ts';
import { isAlive } from '../../../platform/idle-minutes.ts';
import { readKept, readSessions, seeSessions, useNonces, writeCalls } from '../store/call-rows.ts';
import type { CallRow, CallSession } from '../store/call-rows.ts';
import type { Nonce } from '../store/calls.ts';
import { CALL_MS, headOf, replyOf } from './answer.ts';
import type { Head } from './answer.ts';
import { NONCE_REUSED } from './call.ts';
import type { Call, Decided } from './call.ts';
import type { Journal } from './journal.ts';
import { RowRefused } from './row-attachment.ts';
import type { AttachedRow } from './row-attachment.ts';
import { VENDOR_CODES } from '@fairground/contract/vendors/codes';
import type { VendorCode } from '@fairground/contract/vendors/codes';

/** How calls that move money reach the register: what waits goes together, in one commit. */
export type CallLanes = {
  readonly send: (wager: Wager, call: Call) => Promise<Decided | typeof NONCE_REUSED>;
  /** Answers a call that the register is not asked about; its nonce is used up all the same. */
  readonly turnAway: (vendor: Vendor, code: VendorCode) => Promise<Head | WrittenAnswer>;
};

export type CallLanesDeps = {
  readonly betting: Pick<Betting, 'openLanes'>;
  readonly journal: Journal;
  readonly clock: Clock;
};

/** A call costs its node twice what it costs the database: while that works on some, the node is busy with others. */
const CROWD = 16;

export const createCallLanes = ({ betting, journal, clock }: CallLanesDeps): CallLanes => {
  const submit = betting.openLanes<Call, LoadedCalls, CallReply>({
    ...attachCalls(clock),
    withinMs: CALL_MS,
    worthAnotherLane: CROWD,
    // Twins come with nonces of their own, and each must be kept.
    nameOf: ({ ticket }) => ticket.toString(),
    // A statement can use a nonce up once: the second call with it finds it used.
    onceInABatch: noncesOf,
    hasMoved: (reply) =>
      reply !== NONCE_REUSED && !(reply instanceof RowRefused) && reply.outcome === 'applied' && !reply.isRepeat,
  });
  return {
    send: async (wager, call) => {
      const reply = await submit(wager, call);
      if (reply instanceof RowRefused) throw reply;
      return reply;
    },
    turnAway: async ({ vendorId, unusedNonce }, code) => {
      const nonce = unusedNonce?.nonce ?? null;
      const isNew =
        unusedNonce === undefined || nonce === null || (await journal.useNonce({ vendorId, ...unusedNonce, nonce }));
      return isNew ? headOf(code) : written(NONCE_REUSED);
    },
  };
};

/** The bytes that leave: those that are kept with the operation. */
export const written = (decided: Decided | typeof NONCE_REUSED): WrittenAnswer => {
  if (decided !== NONCE_REUSED) return new WrittenAnswer(decided.http, decided.answer);
  const { status, text } = replyOf('NONCE_REUSED');
  return new WrittenAnswer(status, text);
};

const TICKET_BYTES = 7;

/** Numbers that no other node and no other start of this one gives out, as far as that can be known. */
export const createTickets = (random: RandomSource): (() => bigint) => {
  let last = BigInt(`0x${Buffer.from(random.bytes(TICKET_BYTES)).toString('hex')}`);
  return () => (last += 1n);
};

type CallReply = Decided | typeof NONCE_REUSED | RowRefused;

type LoadedCalls = {
  /** The clock's moment, by which sessions are judged. */
  readonly now: Date;
  /** Nonces that were not used before, as vendor and nonce. */
  readonly fresh: ReadonlySet<string>;
  readonly sessions: ReadonlyMap<string, CallSession>;
  readonly unkept: ReadonlyMap<AttachedRow, string>;
};

/** A session that is in use is noted as seen so often. */
const SEEN_AGAIN_MS = 60_000;

/** What is kept of signed calls in one commit with their wagers: nonces, sessions that are in use, and answers. */
const attachCalls = (clock: { readonly now: () => Date }): Attachment<Call, LoadedCalls, CallReply> => ({
  load: async (flight, batch) => {
    const calls = batch.flatMap(({ attachedItem }) => callsOf(attachedItem));
    const nonces = calls.flatMap((call): readonly Nonce[] =>
      call.nonce === null ? [] : [{ ...call, nonce: call.nonce }],
    );
    const tokens = calls.flatMap(({ session }) => (session ? [session.tokenHash] : []));
    const [fresh, sessions, unkept] = await Promise.all([
      nonces.length === 0 ? new Set<string>() : useNonces(flight, nonces),
      tokens.length === 0 ? new Map<string, CallSession>() : readSessions(flight, tokens),
      loadKeepings(flight, batch),
    ]);
    return { now: clock.now(), fresh, sessions, unkept };
  },

  objectionTo: (carried, loaded) => {
    const { attachedItem } = carried;
    const isUsed = callsOf(attachedItem).some(
      ({ vendorId, nonce }) => nonce !== null && !loaded.fresh.has(`${vendorId} ${nonce}`),
    );
    if (isUsed) return { answeredBy: NONCE_REUSED };
    const why = attachedItem.keeping && loaded.unkept.get(attachedItem.keeping);
    if (why !== undefined) return { answeredBy: new RowRefused(why) };
    const refusedAs = refusalBySession(carried, loaded);
    return refusedAs === undefined ? undefined : { refusedAs };
  },

  write: async (flight, batch, loaded) => {
    const seen = batch.flatMap((settled) => seenToken(settled, loaded));
    const answers = await answersOf(flight, batch);
    if (seen.length > 0) seeSessions(flight, seen, loaded.now);
    for (const keepings of grouped(batch.filter(isTaken))) keepings[0].write(flight, keepings);
    return answers;
  },
});

const noncesOf = (call: Call): readonly string[] =>
  callsOf(call).flatMap(({ vendorId, nonce }) => (nonce === null ? [] : [`nonce ${vendorId} ${nonce}`]));

const callsOf = (call: Call): readonly Call[] => (call.result ? [call, call.result] : [call]);

const isTaken = ({ answer }: Settled<Call>): boolean => answer.outcome === 'applied' && !answer.isRepeat;

const loadKeepings = async (
  flight: Flight,
  batch: readonly Carried<Call>[],
): Promise<ReadonlyMap<AttachedRow, string>> => {
  const loaded = await Promise.all(grouped(batch).map((keepings) => keepings[0].load(flight, keepings)));
  return new Map(loaded.flatMap((refused) => [...refused]));
};

/** The rows that stakes come with, those of one keeper together. */
const grouped = (batch: readonly Carried<Call>[]): readonly (readonly [AttachedRow, ...AttachedRow[]])[] => {
  const groups = new Map<object, [AttachedRow, ...AttachedRow[]]>();
  for (const { attachedItem } of batch) {
    if (!attachedItem.keeping) continue;
    const group = groups.get(attachedItem.keeping.keeper);
    if (group) group.push(attachedItem.keeping);
    else groups.set(attachedItem.keeping.keeper, [attachedItem.keeping]);
  }
  return [...groups.values()];
};

/** What the session's row says against a stake. Of two refusals the one that is checked first counts. */
const refusalBySession = ({ wager, attachedItem }: Carried<Call>, loaded: LoadedCalls): CallerRefusal | undefined => {
  const found = attachedItem.session && sessionRefusal(wager, attachedItem, loaded);
  const [operation] = wager;
  const before = operation.kind === 'place' ? operation.refused : undefined;
  if (found === undefined || before === undefined) return found;
  return CALLER_REFUSALS.indexOf(before) < CALLER_REFUSALS.indexOf(found) ? before : found;
};

const sessionRefusal = (
  [{ member, currency }]: Carried<Call>['wager'],
  { vendorId, session: asked }: Call,
  { now, sessions }: LoadedCalls,
): CallerRefusal | undefined => {
  const session = asked && sessions.get(asked.tokenHash);
  if (session?.vendorId !== vendorId || session.memberId !== member || !isAlive(session, now)) return 'session-over';
  if (session.gameGroup !== asked?.gameGroup) return 'game-disabled';
  return session.currency === currency ? undefined : 'wrong-currency';
};

/** A session that is over stays over, also when calls still come with it. */
const seenToken = ({ wager, attachedItem }: Carried<Call>, loaded: LoadedCalls): readonly string[] => {
  const { session: asked } = attachedItem;
  const session = asked && loaded.sessions.get(asked.tokenHash);
  if (!asked || !session || loaded.now.getTime() - session.seenAt.getTime() < SEEN_AGAIN_MS) return [];
  return sessionRefusal(wager, attachedItem, loaded) === 'session-over' ? [] : [asked.tokenHash];
};

type Operation = PreparedWager[number];

/** One call of a batch: the operation it asked for, and what became of it. */
type Answered = { readonly call: Call; readonly operation: Operation; readonly answer: WagerAnswer };

/** Nothing of these is kept in the ledger, so that there is no balance that could be repeated. */
const UNKEPT: ReadonlySet<WagerOutcome> = new Set(['conflict', 'unknown-account', 'out-of-range']);

/** Answers calls: what is new is written and kept word for word, a repeat gets the bytes the first one got. */
const answersOf = async (flight: Flight, batch: readonly Settled<Call>[]): Promise<readonly Decided[]> => {
  const answered = batch.map(answeredOf);
  const repeats = answered.flatMap((calls) =>
    calls.flatMap(({ operation: { key }, answer: { isRepeat, at } }) => (isRepeat ? [{ key, at }] : [])),
  );
  const kept = await readKept(flight, repeats);
  const rows: CallRow[] = [];
  const decide = ({ call, operation, answer }: Answered): Decided => {
    const { outcome, isRepeat, balance } = answer;
    const before = isRepeat ? kept.get(operation.key) : undefined;
    if (before) return { outcome, isRepeat, balance, ...before };
    const said = { http: VENDOR_CODES[CODE_OF[outcome]].status, answer: textOf(operation, answer) };
    // A bet that comes after its cancellation has no answer yet.
    if (!UNKEPT.has(outcome) && (!isRepeat || outcome === 'cancelled-before'))
      rows.push({
        vendor_id: call.vendorId,
        member_id: operation.member,
        action: call.word,
        transaction_id: operation.transactionId,
        round_id: operation.roundId,
        currency: operation.currency,
        at: answer.at,
        operation_key: operation.key,
        ...said,
      });
    return { outcome, isRepeat, balance, ...said };
  };
  const decided = answered.map(([first, second]) =>
    second ? { ...decide(first), result: decide(second) } : decide(first),
  );
  writeCalls(flight, rows);
  return decided;
};

const answeredOf = ({
  wager: [operation, won],
  attachedItem,
  answer,
  result,
}: Settled<Call>): readonly [Answered] | readonly [Answered, Answered] => {
  const first = { call: attachedItem, operation, answer };
  return won && result && attachedItem.result
    ? [first, { call: attachedItem.result, operation: won, answer: result }]
    : [first];
};

const textOf = (
  { member, transactionId, currency }: Operation,
  { outcome, id, balance, version, at }: WagerAnswer,
): string => {
  const reference = id === null ? '' : `,"reference":"${id}"`;
  const funds = UNKEPT.has(outcome)
    ? ''
    : `,"currency":"${currency}","balance":"${writeMinorUnits(balance, currency)}","version":"${version}","at":"${at.toISOString()}"`;
  return `${HEADS[outcome]},"player":"${member}","transactionId":${JSON.stringify(transactionId)}${reference}${funds}}`;
};

/** What the answers begin with: an object that is not closed yet. */
const HEADS = Object.fromEntries(
  Object.entries(CODE_OF).map(([outcome, code]) => [outcome, JSON.stringify(headOf(code)).slice(0, -1)]),
) as Readonly<Record<WagerOutcome, string>>;
