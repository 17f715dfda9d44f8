import { createHash } from 'node:crypto';
import type { MemberId } from '@fairground/contract/ids';
import { Refusal } from '../../platform/refusal.ts';
import type { InHouseLine } from '../vendors/index.ts';
import type { StudioDeps } from './deps.ts';
import { findSession, insertSession } from './store/sessions.ts';

/** Who plays what in which currency. It was told once, by the launch; a client only holds the token. */
export type PlaySession = {
  readonly memberId: MemberId;
  readonly vendor: string;
  readonly game: string;
  readonly currency: string;
  readonly expiresAt: Date;
};

export type PlaySessions = {
  readonly keep: (token: string, session: PlaySession) => Promise<void>;
  /** Refuses a token that is unknown or past its time. Whether it may still stake, the wallet says. */
  readonly find: (token: string) => Promise<PlaySession>;
  readonly lineOf: (vendor: string) => Promise<InHouseLine>;
};

const REMEMBERED_MAX = 20_000;

export const createPlaySessions = ({ db, clock, vendors }: StudioDeps): PlaySessions => {
  const remembered = new Map<string, PlaySession>();
  const lines = new Map<string, InHouseLine>();
  const remember = (token: string, session: PlaySession): void => {
    if (remembered.size >= REMEMBERED_MAX) remembered.clear();
    remembered.set(token, session);
  };

  const read = async (token: string): Promise<PlaySession | undefined> => {
    const row = await findSession(db, hashOf(token));
    if (!row) return undefined;
    const { member_id: memberId, vendor, game, currency, expires_at: expiresAt } = row;
    const session = { memberId, vendor, game, currency, expiresAt };
    remember(token, session);
    return session;
  };

  return {
    keep: async (token, session) => {
      const { memberId: member_id, vendor, game, currency, expiresAt: expires_at } = session;
      const token_hash = hashOf(token);
      await insertSession(db, { token_hash, member_id, vendor, game, currency, expires_at });
      remember(token, session);
    },
    find: async (token) => {
      const session = remembered.get(token) ?? (await read(token));
      if (!session || session.expiresAt <= clock.now()) throw new Refusal('studio.session-over');
      return session;
    },
    lineOf: async (vendor) => {
      const line = lines.get(vendor) ?? (await vendors.openLine(vendor));
      if (!line) throw new Refusal('studio.game-closed');
      lines.set(vendor, line);
      return line;
    },
  };
};

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
