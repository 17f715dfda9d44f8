import { createHash, createHmac } from 'node:crypto';
import { writeCanonical } from '../../../platform/canonical-json.ts';
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
  // Only where it is there: lines from before it existed keep their hash.
  ...(line.approval ? [asJson(line.approval)] : []),
];

/** What JSON keeps of a value: dates become texts, undefined parts disappear. */
const asJson = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));
