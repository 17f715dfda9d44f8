import type { Outcome } from '../fair/outcome.ts';
import { divide, fraction, multiply, parseDecimal } from '../maths/fraction.ts';
import { LOST } from '../maths/payout.ts';
import type { Return } from '../maths/payout.ts';
import { drawn } from '../random/words.ts';
import { IllegalStepError } from './illegal-step.ts';

export type MinesRules = { readonly cells: number; readonly mines: number; readonly rtp: string };

/** A field of five by five with the mines the player asks for. */
export const minesRules = (mines: number): MinesRules => {
  if (!Number.isInteger(mines) || mines < 1 || mines > 24) throw new RangeError('There are 1 to 24 mines.');
  return { cells: 25, mines, rtp: '0.99' };
};

/** Where the mines are: decided before the first step, revealed after the last. */
export const placeMines: Outcome<MinesRules, readonly number[]> = (words, { mines, cells }) =>
  drawn(words, mines, cells);

export type MinesRound = {
  readonly rules: MinesRules;
  readonly mines: readonly number[];
  readonly opened: readonly number[];
  readonly state: 'open' | 'cashed' | 'lost';
};

export const startMines = (rules: MinesRules, mines: readonly number[]): MinesRound => ({
  rules,
  mines,
  opened: [],
  state: 'open',
});

/** Opens a cell. The last safe one cashes out by itself: there is nothing left to win. */
export const openCell = (round: MinesRound, cell: number): MinesRound => {
  const { rules, mines, opened, state } = round;
  if (state !== 'open') throw new IllegalStepError('round-over');
  if (!Number.isInteger(cell) || cell < 0 || cell >= rules.cells) throw new IllegalStepError('not-a-cell');
  if (opened.includes(cell)) throw new IllegalStepError('already-open');
  const further = { ...round, opened: [...opened, cell] };
  if (mines.includes(cell)) return { ...further, state: 'lost' };
  return further.opened.length === rules.cells - rules.mines ? { ...further, state: 'cashed' } : further;
};

/** Takes what is won so far; at least one cell must be open. */
export const cashOutMines = (round: MinesRound): MinesRound => {
  if (round.state !== 'open') throw new IllegalStepError('round-over');
  if (round.opened.length === 0) throw new IllegalStepError('nothing-won');
  return { ...round, state: 'cashed' };
};

/** What a finished round gives back. */
export const minesReturn = ({ rules, opened, state }: MinesRound): Return => {
  if (state === 'open') throw new IllegalStepError('nothing-won');
  return state === 'lost' ? LOST : minesWin(rules, opened.length);
};

/** The stated return divided by the chance of so many safe cells in a row, exactly. */
export const minesWin = (rules: MinesRules, opened: number): Return =>
  divide(parseDecimal(rules.rtp), safeChance(rules, opened));

const safeChance = ({ cells, mines }: MinesRules, opened: number): Return =>
  Array.from({ length: opened }, (_, step) => fraction(cells - mines - step, cells - step)).reduce(
    multiply,
    fraction(1),
  );
