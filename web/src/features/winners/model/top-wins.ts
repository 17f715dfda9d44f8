import type { Win } from '@fairground/contract/winners/endpoints';

/** The largest wins first; of two alike the newer one. */
export const topWins = (wins: readonly Win[], count: number): readonly Win[] =>
  wins
    .map((win, index) => ({ win, index }))
    .toSorted((a, b) => (a.win.prize === b.win.prize ? a.index - b.index : a.win.prize > b.win.prize ? -1 : 1))
    .slice(0, count)
    .map(({ win }) => win);
