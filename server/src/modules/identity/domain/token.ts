import { createHash } from 'node:crypto';
import type { MemberId } from '@fairground/contract/ids';
import type { RandomSource } from '../../../platform/random.ts';

const SECRET_BYTES = 32;
const MEMBER_BYTES = 8;
const TOKEN_BYTES = SECRET_BYTES + MEMBER_BYTES;

/** The longest base64url text of our bytes; anything else is no token of ours. */
const TOKEN = /^[\w-]{54}$/;

export type ReadToken = { readonly memberId: MemberId; readonly hash: Buffer };

/**
 * A new token: 256 random bits, and behind them the member's number, which says where its row lies. Only the hash of
 * the whole is stored, so another number with the same secret finds nothing.
 */
export const newSessionToken = (random: RandomSource, memberId: MemberId): string => {
  const bytes = Buffer.alloc(TOKEN_BYTES);
  bytes.set(random.bytes(SECRET_BYTES));
  bytes.writeBigInt64BE(memberId, SECRET_BYTES);
  return bytes.toString('base64url');
};

/** The key to look a token up by and the hash to compare; undefined if the text cannot be a token. */
export const readToken = (token: string): ReadToken | undefined => {
  if (!TOKEN.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const memberId = bytes.readBigInt64BE(SECRET_BYTES);
  if (memberId <= 0n) return undefined;
  return { memberId: memberId as MemberId, hash: createHash('sha256').update(token).digest() };
};
