import type { WebKey } from '@fairground/contract/sealed';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/index.ts';
import { newToken } from '../random.ts';
import type { RandomSource } from '../random.ts';
import { findKey, findKeyOfDay, insertKey } from './store.ts';

export type KeysDeps = { readonly db: Db; readonly clock: Clock; readonly random: RandomSource };

/** A key pair as this node holds it. */
export type Key = { readonly kid: string; readonly publicKey: string; readonly privateKey: WebKey };

export type Keys = {
  /** The key to seal with today; whoever asks first on a day makes it, for all nodes. */
  readonly current: () => Promise<Key>;
  /** The key of an id while it is accepted: on its own day and the one after. */
  readonly find: (kid: string) => Promise<Key | undefined>;
};

const DAY_MS = 86_400_000;
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** `2026-11-15`: the day in UTC, some days from the moment. */
export const dayOf = (moment: Date, daysLater = 0): string =>
  new Date(moment.getTime() + daysLater * DAY_MS).toISOString().slice(0, 10);

export const createKeys = ({ db, clock, random }: KeysDeps): Keys => {
  const keysByDay = new Map<string, Promise<Key>>();
  const keysByKid = new Map<string, Key>();

  const readOrMake = async (day: string): Promise<Key> => {
    const known = await findKeyOfDay(db, day);
    if (known !== undefined) return importKey(known);
    await insertKey(db, await newKey(day, random));
    const made = await findKeyOfDay(db, day);
    if (made === undefined) throw new Error(`The sealing key of ${day} vanished as it was made.`);
    return importKey(made);
  };

  return {
    current: () => {
      const today = dayOf(clock.now());
      const known = keysByDay.get(today);
      if (known !== undefined) return known;
      const reading = readOrMake(today);
      keysByDay.clear();
      // A node that could not read its key tries again on the next call.
      keysByDay.set(
        today,
        reading.catch((error: unknown) => (keysByDay.delete(today), Promise.reject(error))),
      );
      return reading;
    },
    find: async (kid) => {
      const since = dayOf(clock.now(), -1);
      const known = keysByKid.get(`${since} ${kid}`);
      if (known !== undefined) return known;
      const row = await findKey(db, kid, since);
      if (row === undefined) return undefined;
      const key = await importKey(row);
      // Two keys are accepted at a time; those of days gone by are forgotten with them.
      if (keysByKid.size >= 4) keysByKid.clear();
      keysByKid.set(`${since} ${kid}`, key);
      return key;
    },
  };
};

const newKey = async (day: string, random: RandomSource) => {
  const pair = await crypto.subtle.generateKey(CURVE, true, ['deriveBits']);
  const [publicKey, privateKey] = await Promise.all([
    crypto.subtle.exportKey('raw', pair.publicKey),
    crypto.subtle.exportKey('pkcs8', pair.privateKey),
  ]);
  const text = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('base64url');
  return { kid: newToken(random, 9), day, public_key: text(publicKey), private_key: text(privateKey) };
};

const importKey = async (row: {
  readonly kid: string;
  readonly public_key: string;
  readonly private_key: string;
}): Promise<Key> => ({
  kid: row.kid,
  publicKey: row.public_key,
  privateKey: await crypto.subtle.importKey('pkcs8', Buffer.from(row.private_key, 'base64url'), CURVE, false, [
    'deriveBits',
  ]),
});
