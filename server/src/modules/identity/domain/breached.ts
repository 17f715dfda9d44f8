import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { listCommonPasswords } from './common-passwords.ts';

/**
 * The common passwords by their SHA-1, for browsers that ask by its first digits; nothing is asked outside the product.
 */

/** Sixteen bits of a hash lead to a bucket; two or three hashes lie in each. */
const BUCKETS = 65_536;
const HASH_BYTES = 20;

/** So many are hashed before others get their turn. */
const SLICE = 500;

type Buckets = readonly (Buffer | undefined)[];

let building: Promise<Buckets> | undefined;

/** The last 35 hex digits of every known hash that begins with the five given ones. */
export const breachedSuffixes = async (prefix: string): Promise<readonly string[]> => {
  building ??= buildBuckets();
  const bucket = (await building)[Number.parseInt(prefix.slice(0, 4), 16)];
  const hex = bucket?.toString('hex').toUpperCase() ?? '';
  const hashes = new Set(hex.match(/.{40}/g));
  return [...hashes].filter((found) => found.startsWith(prefix)).map((found) => found.slice(prefix.length));
};

const buildBuckets = async (): Promise<Buckets> => {
  const buckets: (Buffer | undefined)[] = Array.from({ length: BUCKETS });
  let hashed = 0;
  for (const password of listCommonPasswords()) {
    const bytes = hash('sha1', password, 'buffer');
    const bucket = bytes.readUInt16BE();
    const before = buckets[bucket] ?? Buffer.alloc(0);
    buckets[bucket] = Buffer.concat([before, bytes], before.length + HASH_BYTES);
    hashed += 1;
    if (hashed % SLICE === 0) await nextTurn();
  }
  return buckets;
};
