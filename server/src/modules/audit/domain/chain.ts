import { createHash, createHmac } from 'node:crypto';
import type { AuditLine } from './entry.ts';

/** The key of the chain, as a node holds it. */
export type ChainKey = Buffer;

/** The hash of a line without a key, as lines before the switch have it: of what it says and of the line before it. */
export const plainHashOf = (previousHash: Uint8Array, line: AuditLine): Buffer =>
  createHash('sha256')
    .update(previousHash)
    .update(writeCanonical(canonicalRow(line)))
    .digest();

/** The same with the key: nobody without it can write a line that holds. */
export const keyedHashOf = (key: ChainKey, previousHash: Uint8Array, line: AuditLine): Buffer =>
  createHmac('sha256', key)
    .update('line\n')
    .update(previousHash)
    .update(writeCanonical(canonicalRow(line)))
    .digest();

/** Proves after which line the key was taken into use. */
export const switchMacOf = (key: ChainKey, seq: bigint, hash: Uint8Array): Buffer =>
  createHmac('sha256', key).update(`switch\n${seq}\n`).update(hash).digest();

/** Proves that the chain ended so at a moment. */
export const anchorMacOf = (key: ChainKey, at: string, seq: bigint, hash: Uint8Array): Buffer =>
  createHmac('sha256', key).update(`anchor\n${at}\n${seq}\n`).update(hash).digest();

/** The same text for the same line, whatever order the database gives the keys of its JSON back in. */
export const writeCanonical = (value: unknown): string => JSON.stringify(sortKeys(value));

const canonicalRow = (line: AuditLine): unknown => [
  line.seq.toString(),
  line.at.toISOString(),
  line.actorKind,
  line.actor,
  line.action,
  line.resource,
  line.resourceId,
  asJson(line.before),
  asJson(line.after),
  line.reason,
  line.ip,
];

/** What JSON keeps of a value: dates become texts, undefined parts disappear. */
const asJson = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sortKeys(part)]),
  );
};
