import { createHash } from 'node:crypto';
import { writeCanonical } from './canonical-json.ts';
import { Refusal } from './refusal.ts';

/** The version of a row that has no column for it: a fingerprint of what it says. */
export const rowVersion = (row: unknown): string =>
  createHash('sha256')
    .update(writeCanonical(row ?? null))
    .digest('base64url')
    .slice(0, 22);

/** Refuses a change of a row that is not the one its maker saw; without a version every row will do. */
export const requireVersion = (seen: string | undefined, row: unknown): void => {
  const version = rowVersion(row);
  if (seen !== undefined && seen !== version) throw new Refusal('approvals.state-conflict', { version });
};
