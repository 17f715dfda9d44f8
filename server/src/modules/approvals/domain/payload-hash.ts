import { createHash } from 'node:crypto';
import { writeCanonical } from '../../../platform/canonical-json.ts';
import type { FieldChange } from './kind.ts';

/** Everything the checker decides on. */
export type HeldChange = {
  readonly kind: string;
  readonly payload: unknown;
  readonly target: string;
  readonly targetVersion: string;
  readonly changes: readonly FieldChange[];
  readonly reason: string;
};

/** The fingerprint of a held change: of what is done, to what, in which words and why. */
export const payloadHashOf = ({ kind, payload, target, targetVersion, changes, reason }: HeldChange): Buffer =>
  createHash('sha256')
    .update(writeCanonical([kind, payload, target, targetVersion, changes, reason]))
    .digest();

/** What makes two requests of one maker the same: not how the target happened to stand when each was held. */
export const requestHashOf = ({ kind, payload, targetVersion, reason }: HeldChange): Buffer =>
  createHash('sha256')
    .update(writeCanonical([kind, payload, targetVersion, reason]))
    .digest();
