import type { MemberId } from '@fairground/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import { inTransaction } from '../../platform/database/index.ts';
import type { RandomSource } from '../../platform/random.ts';
import { hashOf, newSecret } from './domain/secret.ts';
import { ABSOLUTE_MS, IDLE_MS, LAUNCH_MS } from './domain/session.ts';
import type { GameSession } from './domain/session.ts';
import { findSession, insertLaunch, insertSession, touchSession, useLaunch } from './store/sessions.ts';

export type Launch = {
  readonly vendorId: bigint;
  readonly memberId: MemberId;
  readonly gameGroup: string;
  readonly currency: string;
  readonly device: string;
};

export type GameSessions = {
  /** The code a game is opened with; good once, for a minute. */
  readonly issueLaunchCode: (launch: Launch) => Promise<string>;
  readonly open: (
    vendorId: bigint,
    code: string,
  ) => Promise<{ readonly token: string; readonly session: GameSession } | undefined>;
  /** The session of a token, alive or not; counts as a sign of life. */
  readonly find: (token: string) => Promise<GameSession | undefined>;
  /** Reads sessions anew, after one was changed on this node. */
  readonly forget: () => void;
};

/** A sign of life is written at most this often, and what is remembered of a session is at most this old. */
const TOUCH_MS = 60_000;
const REMEMBER_MS = 5_000;
const REMEMBERED_MAX = 20_000;

export type GameSessionsDeps = { readonly db: Db; readonly clock: Clock; readonly random: RandomSource };

export const createGameSessions = ({ db, clock, random }: GameSessionsDeps): GameSessions => {
  const remembered = new Map<string, { readonly session: GameSession; readonly at: number }>();

  const read = async (token: string): Promise<GameSession | undefined> => {
    const now = clock.now();
    const known = remembered.get(token);
    if (known && now.getTime() - known.at < REMEMBER_MS) return known.session;
    const hash = hashOf(token);
    const found = await findSession(db, hash);
    if (!found) return undefined;
    if (remembered.size >= REMEMBERED_MAX) remembered.clear();
    remembered.set(token, { session: found, at: now.getTime() });
    // Whether the session was alive is asked of the state before: a dead one is not brought back by being asked.
    if (now.getTime() - found.seenAt.getTime() >= TOUCH_MS && now < found.expiresAt) await touch(hash, found, now);
    return found;
  };

  const touch = async (hash: Buffer, { seenAt }: GameSession, now: Date): Promise<void> => {
    if (now.getTime() - seenAt.getTime() < IDLE_MS) await touchSession(db, hash, now);
  };

  return {
    issueLaunchCode: async ({ vendorId, memberId, gameGroup, currency, device }) => {
      const { told, hash } = newSecret(random);
      await insertLaunch(db, {
        code_hash: hash,
        vendor_id: vendorId,
        member_id: memberId,
        game_group: gameGroup,
        currency,
        device,
        expires_at: new Date(clock.now().getTime() + LAUNCH_MS),
        used_at: null,
      });
      return told;
    },
    open: (vendorId, code) =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        const launch = await useLaunch(tx, vendorId, hashOf(code), now);
        if (!launch) return undefined;
        const { told, hash } = newSecret(random);
        const expiresAt = new Date(now.getTime() + ABSOLUTE_MS);
        await insertSession(tx, {
          ...launch,
          token_hash: hash,
          vendor_id: vendorId,
          seen_at: now,
          expires_at: expiresAt,
        });
        const { member_id: memberId, game_group: gameGroup, currency } = launch;
        return { token: told, session: { vendorId, memberId, gameGroup, currency, seenAt: now, expiresAt } };
      }),
    find: read,
    forget: () => remembered.clear(),
  };
};
