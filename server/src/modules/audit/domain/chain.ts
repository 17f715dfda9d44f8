import { createHash } from 'node:crypto';
import type { AuditLine } from './entry.ts';

/** The hash of a line: of everything it says and of the line before it. */
export const hashOf = (previousHash: Uint8Array, line: AuditLine): Buffer =>
  createHash('sha256')
    .update(previousHash)
    .update(writeCanonical(canonicalRow(line)))
    .digest();

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
