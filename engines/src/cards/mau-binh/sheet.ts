import type { InstantWin } from './instant-win.ts';
import type { ExtraSheet } from './rows.ts';

/** What is paid, in units of the table. */
export type MauBinhRules = {
  readonly row: number;
  readonly extras: ExtraSheet;
  /** For all three rows of one other seat, in the place of three rows. */
  readonly allRows: number;
  /** For all three rows of every other seat of a full table, from each. */
  readonly allRowsOfAll: number;
  readonly instant: Readonly<Record<InstantWin, number>>;
};

export const MAU_BINH_SHEET: MauBinhRules = {
  row: 1,
  extras: {
    front: { triple: 3 },
    middle: { 'full-house': 2, four: 8, 'straight-flush': 10 },
    back: { four: 4, 'straight-flush': 5 },
  },
  allRows: 6,
  allRowsOfAll: 12,
  instant: {
    'dragon-of-one-suit': 48,
    dragon: 24,
    'one-colour': 12,
    'five-pairs-and-a-triple': 12,
    'six-pairs': 6,
    'three-flushes': 6,
    'three-straights': 6,
  },
};
