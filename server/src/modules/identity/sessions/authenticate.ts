import type { CallUse, Session } from '../../../platform/http/route.ts';
import type { IdentityDeps } from '../deps.ts';
import { isAlive } from '../../../platform/idle-minutes.ts';
import { sessionAt } from '../domain/session.ts';
import type { StoredSession } from '../domain/session.ts';
import { readToken } from '../domain/token.ts';
import type { KnownSessions } from './known-sessions.ts';
import { findSession, touchSession } from '../store/sessions.ts';

/** A sign of life is written at most this often: a call should not cost a write. */
const TOUCH_MS = 60_000;

/**
 * Finds the session behind a token; nothing when it is unknown, ended, idle too long or past its day. A call that a page
 * makes by itself is no sign of life.
 */
export const authenticate = async (
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  known: KnownSessions,
  token: string,
  { isBackground }: CallUse = { isBackground: false },
): Promise<Session | undefined> => {
  const read = readToken(token);
  if (!read) return undefined;
  const now = clock.now();
  const asked = { at: now, changes: known.changes() };
  const isToBeNoted = ({ seenAt }: StoredSession): boolean =>
    !isBackground && now.getTime() - seenAt.getTime() >= TOUCH_MS;
  const remembered = known.find(read.hash, now);
  // What a background call remembered may be due to be noted: then it is read anew.
  const isEnough = remembered !== undefined && !isToBeNoted(remembered);
  const found = isEnough ? remembered : await findSession(db, read.memberId, read.hash);
  if (!found || !isAlive(found, now)) return undefined;
  if (!isEnough) {
    const isNoted = isToBeNoted(found);
    if (isNoted) await touchSession(db, found.memberId, found.sessionId, now);
    known.remember(read.hash, isNoted ? { ...found, seenAt: now } : found, asked);
  }
  return sessionAt(found, now);
};

/** The same without counting as use: an open page alone does not keep a session alive. */
export const recheck = async (
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  token: string,
): Promise<Session | undefined> => {
  const read = readToken(token);
  const found = read && (await findSession(db, read.memberId, read.hash));
  const now = clock.now();
  if (!found || !isAlive(found, now)) return undefined;
  return sessionAt(found, now);
};
