import type { WebKey } from '@fairground/contract/sealed';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/index.ts';
import { newToken } from '../random.ts';
import type { RandomSource } from '../random.ts';
import type { ClosedColumn } from '../rekey.ts';
import { createSecretBox } from '../secret-box.ts';
import type { SecretBox, SecretKeys } from '../secret-box.ts';
import { closeKey, findKey, findKeyOfDay, insertKey, listClearKeys } from './store.ts';
import type { KeyRow } from './store.ts';

export type KeysDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: RandomSource;
  /** Closes private halves; without it the sandbox takes a key everybody knows. */
  readonly secretsKey?: Uint8Array | SecretKeys | undefined;
};

/** A key pair as this node holds it. */
export type Key = { readonly kid: string; readonly publicKey: string; readonly privateKey: WebKey };

export type Keys = {
  /** The key to seal with today; the first request of a day creates it for all nodes. */
  readonly current: () => Promise<Key>;
  /** The key of an id while it is accepted: on its own day and the one after. */
  readonly find: (kid: string) => Promise<Key | undefined>;
  /** Closes private halves that were kept in the clear before. */
  readonly closeClear: () => Promise<void>;
};

const DAY_MS = 86_400_000;
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** `2026-11-15`: the day in UTC, some days from the moment. */
export const dayOf = (moment: Date, daysLater = 0): string =>
  new Date(moment.getTime() + daysLater * DAY_MS).toISOString().slice(0, 10);

export const createKeys = ({ db, clock, random, secretsKey }: KeysDeps): Keys => {
  const box = createSecretBox(secretsKey, random, OWNER);
  const keysByDay = new Map<string, Promise<Key>>();
  const keysByKid = new Map<string, Key>();

  const readOrMake = async (day: string): Promise<Key> => {
    const known = await findKeyOfDay(db, day);
    if (known !== undefined) return importKey(box, known);
    await insertKey(db, await newKey(day, random, box));
    const made = await findKeyOfDay(db, day);
    if (made === undefined) throw new Error(`The sealing key of ${day} vanished as it was made.`);
    return importKey(box, made);
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
      const key = await importKey(box, row);
      // Two keys are accepted at a time; those of days gone by are forgotten with them.
      if (keysByKid.size >= 4) keysByKid.clear();
      keysByKid.set(`${since} ${kid}`, key);
      return key;
    },
    closeClear: async () => {
      for (const { kid, private_key } of await listClearKeys(db))
        if (private_key !== null)
          await closeKey(db, kid, box.close(Buffer.from(private_key, 'base64url'), aboutOf(kid)));
    },
  };
};

const OWNER = 'sealed bodies';
const aboutOf = (kid: string): string => `key ${kid}`;

/** The column that holds closed private halves. */
export const sealedBodySecrets = (keys: SecretKeys, random: RandomSource): readonly ClosedColumn[] => [
  {
    box: createSecretBox(keys, random, OWNER),
    table: 'sealed_key',
    key: 'kid',
    column: 'sealed_private_key',
    about: { column: 'kid', of: aboutOf },
  },
];

const newKey = async (day: string, random: RandomSource, box: SecretBox) => {
  const pair = await crypto.subtle.generateKey(CURVE, true, ['deriveBits']);
  const [publicKey, privateKey] = await Promise.all([
    crypto.subtle.exportKey('raw', pair.publicKey),
    crypto.subtle.exportKey('pkcs8', pair.privateKey),
  ]);
  const kid = newToken(random, 9);
  return {
    kid,
    day,
    public_key: Buffer.from(publicKey).toString('base64url'),
    private_key: null,
    sealed_private_key: box.close(Buffer.from(privateKey), aboutOf(kid)),
  };
};

const importKey = async (box: SecretBox, row: StoredKey): Promise<Key> => ({
  kid: row.kid,
  publicKey: row.public_key,
  privateKey: await crypto.subtle.importKey('pkcs8', privateHalfOf(box, row), CURVE, false, ['deriveBits']),
});

type StoredKey = Omit<KeyRow, 'day'>;

const privateHalfOf = (box: SecretBox, { kid, private_key, sealed_private_key }: StoredKey): Buffer<ArrayBuffer> =>
  Buffer.from(
    sealed_private_key === null
      ? Buffer.from(private_key ?? '', 'base64url')
      : box.open(sealed_private_key, aboutOf(kid)),
  );
