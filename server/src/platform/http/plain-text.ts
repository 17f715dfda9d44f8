import { refuseFields } from './fields.ts';
import type { FieldFault, Place } from './fields.ts';

/** No schema of the contract nests nearly as deep; anything deeper is an attack on the walker. */
const DEPTH_MAX = 32;

/** Text PostgreSQL and every other machine can keep: no NUL, no half of a surrogate pair. */
const isPlainText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

const isHarmless = (value: unknown): boolean =>
  typeof value === 'string' ? isPlainText(value) : typeof value !== 'object' || value === null;

/**
 * Refuses what no schema thinks of: text that cannot be stored, keys that reach for the prototype, endless nesting.
 * Walks with a list instead of recursion, so that depth costs no stack.
 */
export const refuseUnsafeInput = (place: Place, input: unknown): void => {
  const waiting: { readonly value: unknown; readonly keys: readonly string[] }[] = [{ value: input, keys: [] }];
  const refuse = (keys: readonly string[], reason: FieldFault['reason']) =>
    refuseFields([{ path: [place, ...keys].join('.'), reason }]);

  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    const { value, keys } = entry;
    if (typeof value === 'string' && !isPlainText(value)) throw refuse(keys, 'encoding');
    if (typeof value !== 'object' || value === null) continue;
    if (keys.length >= DEPTH_MAX) throw refuse(keys.slice(0, 3), 'too-deep');
    for (const [key, inner] of Object.entries(value)) {
      if (!isPlainText(key)) throw refuse(keys, 'encoding');
      if (key === '__proto__') throw refuse([...keys, key], 'unknown');
      // Nearly everything that is sent is one level of sane words, for which no list has to be kept.
      if (isHarmless(inner)) continue;
      waiting.push({ value: inner, keys: [...keys, key] });
    }
  }
};
