import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { SlotDefinition } from './definition.ts';

/** JSON with sorted names and no spaces: equal values give equal text, so its SHA-256 names a definition for ever. */
export const canonicalText = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, entry]) => `${JSON.stringify(name)}:${canonicalText(entry)}`);
    return `{${entries.join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new RangeError(`${value} has no place in a definition: its numbers are whole.`);
  return JSON.stringify(value);
};

/** The bytes whose SHA-256 is the definition hash of a round. */
export const canonicalBytes = (definition: SlotDefinition): Uint8Array =>
  new TextEncoder().encode(canonicalText(definition));

/** The definition hash: 64 digits that are kept with every round. */
export const definitionHash = (definition: SlotDefinition): string => bytesToHex(sha256(canonicalBytes(definition)));
