import { textOf, valueAt } from './values.ts';
import type { Row } from './values.ts';

const MINUTE_MS = 60_000;

/** Of the time promised for an item, the share after which it is soon to be late. */
const SOON_SHARE = 2 / 3;

export type Urgency = 'late' | 'soon' | 'fine';

export const dueAtOf = (since: string, dueMinutes: number): Date =>
  new Date(new Date(since).getTime() + dueMinutes * MINUTE_MS);

export const urgencyOf = (since: string, dueMinutes: number, now: Date): Urgency => {
  const share = (now.getTime() - new Date(since).getTime()) / (dueMinutes * MINUTE_MS);
  if (share >= 1) return 'late';
  return share >= SOON_SHARE ? 'soon' : 'fine';
};

/** By deadline: as all items of a queue have the same time, the one that waits longest comes first. */
export const byDeadline = (list: readonly Row[], since: string): readonly Row[] =>
  list.toSorted((one, other) => textOf(valueAt(one, since)).localeCompare(textOf(valueAt(other, since))));

/**
 * What opens after an item was decided: the next one behind it that is still there, else the first one. Nothing opens
 * when the item itself still waits, such as after a note.
 */
export const nextItem = (
  before: readonly string[],
  decided: string,
  now: readonly string[],
): { readonly open: string | undefined } => {
  if (now.includes(decided)) return { open: decided };
  const behind = before.slice(before.indexOf(decided) + 1);
  return { open: behind.find((key) => now.includes(key)) ?? now[0] };
};
