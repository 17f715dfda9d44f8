import type { Bus } from '../../../platform/bus/index.ts';
import type { StoredSession } from '../domain/session.ts';

/** Sessions this node looked up a moment ago, so that a page with ten calls asks the database once. */
export type KnownSessions = {
  readonly find: (tokenHash: Buffer, now: Date) => StoredSession | undefined;
  /** How many changes were heard of so far: to be read before the database is asked. */
  readonly changes: () => number;
  /** Caches the answer of the database, unless an invalidation arrived while the query ran: then it may be stale. */
  readonly remember: (
    tokenHash: Buffer,
    session: StoredSession,
    asked: { readonly at: Date; readonly changes: number },
  ) => void;
  /** Every node forgets the session and asks the database again. */
  readonly forgetEverywhere: (sessionId: bigint) => void;
};

const TOPIC = 'identity.session-changed';

/** How long a node uses a cached session if the notification of its change is lost. */
const BELIEVED_MS = 30_000;
const KNOWN_MAX = 20_000;

type Known = { readonly session: StoredSession; readonly checkedAt: number };

export const createKnownSessions = (bus: Pick<Bus, 'publish' | 'subscribe'>): KnownSessions => {
  const byHash = new Map<string, Known>();
  const hashBySession = new Map<bigint, string>();
  let changes = 0;

  const forget = (sessionId: bigint): void => {
    const hash = hashBySession.get(sessionId);
    hashBySession.delete(sessionId);
    if (hash !== undefined) byHash.delete(hash);
  };
  const forgetAll = (): void => {
    changes += 1;
    byHash.clear();
    hashBySession.clear();
  };
  bus.subscribe(TOPIC, {
    onMessage: (message) => {
      if (typeof message !== 'string' || !/^\d+$/.test(message)) return;
      changes += 1;
      forget(BigInt(message));
    },
    onGap: forgetAll,
  });

  return {
    find: (tokenHash, now) => {
      const known = byHash.get(keyOf(tokenHash));
      if (!known || now.getTime() - known.checkedAt >= BELIEVED_MS) return undefined;
      return known.session;
    },
    changes: () => changes,
    remember: (tokenHash, session, asked) => {
      if (asked.changes !== changes) return;
      // Keys leave in the order they came: the oldest entry makes room.
      const oldest = byHash.size >= KNOWN_MAX ? byHash.values().next().value : undefined;
      if (oldest) forget(oldest.session.sessionId);
      byHash.delete(keyOf(tokenHash));
      byHash.set(keyOf(tokenHash), { session, checkedAt: asked.at.getTime() });
      hashBySession.set(session.sessionId, keyOf(tokenHash));
    },
    forgetEverywhere: (sessionId) => {
      changes += 1;
      forget(sessionId);
      bus.publish(TOPIC, sessionId.toString());
    },
  };
};

const keyOf = (hash: Buffer): string => hash.toString('base64url');
