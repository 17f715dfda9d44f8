import { hash } from 'node:crypto';
import type { MemberId } from '@fairground/contract/ids';
import { afterCommit } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { InHouseLine } from '../vendors/index.ts';
import type { StudioDeps } from './deps.ts';
import { endSessions, findSession, insertSession } from './store/sessions.ts';

/** Who plays what in which currency. It came once, with the launch; a client only holds the token. */
export type PlaySession = {
  readonly memberId: MemberId;
  readonly vendor: string;
  readonly game: string;
  readonly currency: string;
  /** The rules the session was opened under, by the name of their market. */
  readonly market: string;
  readonly expiresAt: Date;
};

export type PlaySessions = {
  readonly keep: (token: string, session: PlaySession) => Promise<void>;
  /** Refuses a token that is unknown, ended or past its time. Whether it may still stake, the wallet says. */
  readonly find: (token: string) => Promise<PlaySession>;
  /** Ends sessions by the hashes of their tokens, on all nodes once the transaction has committed. */
  readonly end: (tx: Tx, tokenHashes: readonly Buffer[]) => Promise<void>;
  readonly lineOf: (vendor: string) => Promise<InHouseLine>;
};

const TOPIC = 'studio.session-ended';
/** How long a node may believe what it looked up, should the word of an end be lost. */
const BELIEVED_MS = 30_000;
const REMEMBERED_MAX = 20_000;

type Remembered = { readonly session: PlaySession; readonly checkedAt: number };

export const createPlaySessions = ({ db, clock, bus, vendors }: StudioDeps): PlaySessions => {
  const remembered = new Map<string, Remembered>();
  const lines = new Map<string, InHouseLine>();
  let endings = 0;

  const forget = (key: string): void => {
    endings += 1;
    remembered.delete(key);
  };
  bus.subscribe(TOPIC, {
    onMessage: (message) => {
      if (typeof message === 'string') forget(message);
    },
    onGap: () => {
      endings += 1;
      remembered.clear();
    },
  });

  /** Keeps what the database answered, unless a session ended since it was asked. */
  const remember = (key: string, session: PlaySession, asked: { readonly endings: number }): void => {
    if (asked.endings !== endings) return;
    if (remembered.size >= REMEMBERED_MAX) remembered.clear();
    remembered.set(key, { session, checkedAt: clock.now().getTime() });
  };

  const read = async (key: string): Promise<PlaySession | undefined> => {
    const asked = { endings };
    const row = await findSession(db, Buffer.from(key, 'hex'));
    if (!row) return undefined;
    const { member_id: memberId, vendor, game, currency, market, expires_at: expiresAt } = row;
    const session = { memberId, vendor, game, currency, market, expiresAt };
    remember(key, session, asked);
    return session;
  };

  return {
    keep: async (token, session) => {
      const { memberId: member_id, vendor, game, currency, market, expiresAt: expires_at } = session;
      const token_hash = Buffer.from(keyOf(token), 'hex');
      await insertSession(db, { token_hash, member_id, vendor, game, currency, market, expires_at });
    },
    find: async (token) => {
      const key = keyOf(token);
      const now = clock.now();
      const known = remembered.get(key);
      const isFresh = known !== undefined && now.getTime() - known.checkedAt < BELIEVED_MS;
      const session = isFresh ? known.session : await read(key);
      if (!session || session.expiresAt <= now) throw new Refusal('studio.session-over');
      return session;
    },
    end: async (tx, tokenHashes) => {
      if (tokenHashes.length === 0) return;
      await endSessions(tx, tokenHashes);
      const keys = tokenHashes.map((tokenHash) => tokenHash.toString('hex'));
      afterCommit(tx, () => {
        for (const key of keys) {
          forget(key);
          bus.publish(TOPIC, key);
        }
      });
    },
    lineOf: async (vendor) => {
      const line = lines.get(vendor) ?? (await vendors.openLine(vendor));
      if (!line) throw new Refusal('studio.game-closed');
      lines.set(vendor, line);
      return line;
    },
  };
};

const keyOf = (token: string): string => hash('sha256', token);
