import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** 32 secret bytes that key the draws of a player or of a shared round until they are revealed. */
export type ServerSeed = Uint8Array & { readonly secret: 'server seed' };

const SEED_BYTES = 32;
const HEX = /^[0-9a-f]{64}$/;

/** Names fresh random bytes as a server seed. They are copied, because pools of randomness are used again. */
export const newServerSeed = (bytes: Uint8Array): ServerSeed => {
  if (bytes.length !== SEED_BYTES) throw new RangeError(`A server seed has ${SEED_BYTES} bytes, not ${bytes.length}.`);
  if (bytes.every((byte) => byte === bytes[0]))
    throw new RangeError('A server seed of one repeated byte is no secret.');
  return Uint8Array.from(bytes) as ServerSeed;
};

/** The seed as the text that is stored and, once its time is over, revealed: 64 small hexadecimal digits. */
export const writeSeed = (seed: ServerSeed): string => bytesToHex(seed);

/** Reads a revealed seed; undefined if the text is not one. */
export const readSeed = (text: string): ServerSeed | undefined =>
  HEX.test(text) ? (hexToBytes(text) as ServerSeed) : undefined;

/**
 * The commitment shown before the first bet: it fixes the seed and reveals nothing of it. The label separates it from
 * every value a draw computes.
 */
export const commitmentOf = (seed: ServerSeed): string => labelledHash('fairground/commit/1', writeSeed(seed));

/** SHA-256 of `label|text`, in hexadecimal digits. Each use has its own label, so no two uses ever share a value. */
export const labelledHash = (label: string, text: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${label}|${text}`)));
