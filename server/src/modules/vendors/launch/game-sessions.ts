import type { MemberId } from '@fairground/contract/ids';
import type { GameSessionId } from '@fairground/contract/launch/endpoints';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { IDLE_MINUTES_MAX, isAlive } from '../../../platform/idle-minutes.ts';
import type { RandomSource } from '../../../platform/random.ts';
import type { Wallet } from '../../wallet/index.ts';
import { hashOf, newSecret } from '../domain/secret.ts';
import { ABSOLUTE_MS, LAUNCH_MS } from '../domain/session.ts';
import type { GameSession, SessionPlace } from '../domain/session.ts';
import {
  endPlayerSessions,
  endTokensOfPlayer,
  holdPlayerSession,
  knowPlayerSession,
} from '../store/player-sessions.ts';
import type { EndedPlayerSessions } from '../store/player-sessions.ts';
import { leaveCarrying } from '../store/carried-funds.ts';
import { endTokensOf, lockOpening } from '../store/openings.ts';
import type { OpeningRow } from '../store/openings.ts';
import { findSession, insertLaunch, insertSession, touchSession, useLaunch } from '../store/sessions.ts';

export type Launch = {
  readonly vendorId: bigint;
  readonly memberId: MemberId;
  readonly gameGroup: string;
  readonly currency: string;
  readonly device: string;
  /** Where the player is; without it no region is asked about. */
  readonly place?: SessionPlace;
  /** Minutes the session may rest unused; without it those of every market. */
  readonly idleMinutes?: number;
  /** The session of the site the game is opened from: the token ends with it. None in the sandbox of vendors. */
  readonly playerSession?: { readonly sessionId: bigint; readonly expiresAt: Date };
  /** The session as the player has it: whatever token the vendor holds, there is one at a time. */
  readonly openingId?: GameSessionId;
};

export type GameSessions = {
  /** The code a game is opened with; good once, for a minute. The player has accounts by then. */
  readonly issueLaunchCode: (launch: Launch) => Promise<string>;
  readonly open: (
    vendorId: bigint,
    code: string,
  ) => Promise<{ readonly token: string; readonly session: GameSession } | undefined>;
  /** The session of a token, alive or not; counts as a sign of life. */
  readonly find: (token: string) => Promise<GameSession | undefined>;
  /**
   * Ends the tokens that sessions of a member opened, in the transaction that ends these; answers their hashes, and the
   * openings that are over with them and have a balance to bring back.
   */
  readonly endWith: (
    tx: Tx,
    ended: EndedPlayerSessions,
  ) => Promise<{ readonly tokens: readonly Buffer[]; readonly carrying: readonly OpeningRow[] }>;
  /** Where the session of a token was opened, which never changes. */
  readonly placeOf: (token: string) => Promise<SessionPlace | undefined>;
};

/** A sign of life is written at most this often. */
const TOUCH_MS = 60_000;
const REMEMBERED_MAX = 20_000;
/** How far the clocks of two nodes may be apart. */
const CLOCKS_APART_MS = 60_000;

export type GameSessionsDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly wallet: Pick<Wallet, 'accountsOf'>;
};

export const createGameSessions = ({ db, clock, random, wallet }: GameSessionsDeps): GameSessions => {
  const places = new Map<string, SessionPlace>();

  const readPlace = async (token: string): Promise<SessionPlace | undefined> => {
    const found = await findSession(db, hashOf(token));
    if (!found) return undefined;
    if (places.size >= REMEMBERED_MAX) places.clear();
    places.set(token, found.place);
    return found.place;
  };

  return {
    issueLaunchCode: async ({
      vendorId,
      memberId,
      gameGroup,
      currency,
      device,
      place,
      idleMinutes = IDLE_MINUTES_MAX,
      playerSession,
      openingId,
    }) => {
      await wallet.accountsOf(memberId, currency);
      if (playerSession) await knowPlayerSession(db, { memberId, ...playerSession });
      const { told, hash } = newSecret(random);
      await insertLaunch(db, {
        code_hash: hash,
        vendor_id: vendorId,
        member_id: memberId,
        game_group: gameGroup,
        currency,
        device,
        ip: place?.ip ?? '',
        host: place?.host ?? '',
        expires_at: new Date(clock.now().getTime() + LAUNCH_MS),
        used_at: null,
        idle_minutes: idleMinutes,
        opening_id: openingId ?? null,
        player_session_id: playerSession?.sessionId ?? null,
        player_session_expires_at: playerSession?.expiresAt ?? null,
      });
      return told;
    },
    open: (vendorId, code) =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        const used = await useLaunch(tx, vendorId, hashOf(code), now);
        if (!used) return undefined;
        const { player_session_expires_at: sessionEndsAt, ...launch } = used;
        const { member_id: memberId, player_session_id: sessionId } = launch;
        if (sessionId !== null && !(await holdPlayerSession(tx, memberId, sessionId))) return undefined;
        const openingEndsAt = await takeOver(tx, launch.opening_id, now);
        if (!openingEndsAt) return undefined;
        const expiresAt = earlier(openingEndsAt, sessionEndsAt);
        if (expiresAt <= now) return undefined;
        const { told, hash } = newSecret(random);
        await insertSession(tx, {
          ...launch,
          token_hash: hash,
          vendor_id: vendorId,
          seen_at: now,
          expires_at: expiresAt,
        });
        const { game_group: gameGroup, currency, ip, host, idle_minutes: idleMinutes } = launch;
        const place = { ip, host };
        const seen = { seenAt: now, idleMinutes, expiresAt };
        return { token: told, session: { vendorId, memberId, gameGroup, currency, place, ...seen } };
      }),
    find: async (token) => {
      const hash = hashOf(token);
      const found = await findSession(db, hash);
      if (!found) return undefined;
      const now = clock.now();
      // Whether the session was alive is asked of the state before: a dead one is not brought back by being asked.
      if (isAlive(found, now) && now.getTime() - found.seenAt.getTime() >= TOUCH_MS) await touchSession(db, hash, now);
      return found;
    },
    endWith: async (tx, ended) => {
      const forgetAt = new Date(ended.at.getTime() + ABSOLUTE_MS);
      await endPlayerSessions(tx, { ...ended, forgetAt });
      const carrying = await leaveCarrying(tx, ended);
      // A node whose clock is behind must refuse the token too.
      const tokens = await endTokensOfPlayer(tx, { ...ended, at: new Date(ended.at.getTime() - CLOCKS_APART_MS) });
      return { tokens, carrying };
    },
    placeOf: async (token) => places.get(token) ?? readPlace(token),
  };
};

const earlier = (one: Date, other: Date | null): Date => (other !== null && other < one ? other : one);

/** Until when a new token is good; nothing for a session that was left. Of one session only the newest token plays. */
const takeOver = async (tx: Tx, openingId: GameSessionId | null, now: Date): Promise<Date | undefined> => {
  if (openingId === null) return new Date(now.getTime() + ABSOLUTE_MS);
  const opening = await lockOpening(tx, openingId);
  if (!opening || opening.left_at !== null || opening.expires_at <= now) return undefined;
  await endTokensOf(tx, openingId, now);
  return opening.expires_at;
};
