import type { Flight } from '../../../platform/database/index.ts';
import { CALLER_REFUSALS } from '../../betting/index.ts';
import type { Attachment, CallerRefusal, Carried, Settled } from '../../betting/index.ts';
import { NONCE_REUSED } from './call.ts';
import type { Call, Decided } from './call.ts';
import { IDLE_MS } from '../domain/session.ts';
import { NotKept } from './keeping.ts';
import type { Keeping } from './keeping.ts';
import { answersOf } from './kept-answers.ts';
import { readSessions, seeSessions, useNonces } from '../store/call-rows.ts';
import type { CallSession } from '../store/call-rows.ts';
import type { Nonce } from '../store/calls.ts';

export type CallReply = Decided | typeof NONCE_REUSED | NotKept;

export type LoadedCalls = {
  /** The clock's moment, by which sessions are judged. */
  readonly now: Date;
  /** Nonces that were not used before, as vendor and nonce. */
  readonly fresh: ReadonlySet<string>;
  readonly sessions: ReadonlyMap<string, CallSession>;
  readonly unkept: ReadonlyMap<Keeping, string>;
};

/** A session that is in use is noted as seen so often. */
const SEEN_AGAIN_MS = 60_000;

/** What is kept of signed calls in one commit with their wagers: nonces, sessions that are in use, and answers. */
export const attachCalls = (clock: { readonly now: () => Date }): Attachment<Call, LoadedCalls, CallReply> => ({
  load: async (flight, batch) => {
    const calls = batch.flatMap(({ rider }) => callsOf(rider));
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
    const { rider } = carried;
    const isUsed = callsOf(rider).some(
      ({ vendorId, nonce }) => nonce !== null && !loaded.fresh.has(`${vendorId} ${nonce}`),
    );
    if (isUsed) return { answeredBy: NONCE_REUSED };
    const why = rider.keeping && loaded.unkept.get(rider.keeping);
    if (why !== undefined) return { answeredBy: new NotKept(why) };
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

const callsOf = (call: Call): readonly Call[] => (call.result ? [call, call.result] : [call]);

const isTaken = ({ answer }: Settled<Call>): boolean => answer.outcome === 'applied' && !answer.isRepeat;

const loadKeepings = async (flight: Flight, batch: readonly Carried<Call>[]): Promise<ReadonlyMap<Keeping, string>> => {
  const loaded = await Promise.all(grouped(batch).map((keepings) => keepings[0].load(flight, keepings)));
  return new Map(loaded.flatMap((refused) => [...refused]));
};

/** The rows that stakes come with, those of one keeper together. */
const grouped = (batch: readonly Carried<Call>[]): readonly (readonly [Keeping, ...Keeping[]])[] => {
  const groups = new Map<object, [Keeping, ...Keeping[]]>();
  for (const { rider } of batch) {
    if (!rider.keeping) continue;
    const group = groups.get(rider.keeping.keeper);
    if (group) group.push(rider.keeping);
    else groups.set(rider.keeping.keeper, [rider.keeping]);
  }
  return [...groups.values()];
};

/** What the session's row says against a stake. Of two refusals the one that is checked first counts. */
const refusalBySession = ({ wager, rider }: Carried<Call>, loaded: LoadedCalls): CallerRefusal | undefined => {
  const found = rider.session && sessionRefusal(wager, rider, loaded);
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
  if (session?.vendorId !== vendorId || session.memberId !== member || !isInUse(session, now)) return 'session-over';
  if (session.gameGroup !== asked?.gameGroup) return 'game-disabled';
  return session.currency === currency ? undefined : 'wrong-currency';
};

const isInUse = ({ expiresAt, seenAt }: CallSession, now: Date): boolean =>
  expiresAt > now && now.getTime() - seenAt.getTime() < IDLE_MS;

/** A session that is over stays over, also when calls still come with it. */
const seenToken = ({ wager, rider }: Carried<Call>, loaded: LoadedCalls): readonly string[] => {
  const { session: asked } = rider;
  const session = asked && loaded.sessions.get(asked.tokenHash);
  if (!asked || !session || loaded.now.getTime() - session.seenAt.getTime() < SEEN_AGAIN_MS) return [];
  return sessionRefusal(wager, rider, loaded) === 'session-over' ? [] : [asked.tokenHash];
};
