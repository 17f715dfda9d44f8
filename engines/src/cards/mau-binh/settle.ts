import { handValue } from '../poker/hand-value.ts';
import type { Debt, Seat } from '../card-game.ts';
import type { Laid, MauBinhState } from './hand.ts';
import { extraOf, isBroken, ROW_NAMES } from './rows.ts';
import type { RowName, Rows } from './rows.ts';
import { INSTANT_WINS } from './instant-win.ts';
import type { InstantWin } from './instant-win.ts';
import type { MauBinhRules } from './sheet.ts';

/** Every seat against every other: what the rows decide, and what lies in the rows that were won. */
export const settleMauBinh = ({ laid, rules }: MauBinhState): readonly Debt[] => {
  const seats = laid.flatMap((each, seat) => (each === null ? [] : [{ seat, laid: each }]));
  if (seats.length < laid.length) throw new RangeError('A hand is settled when it is over.');
  const pairs = seats.flatMap((one, at) => seats.slice(at + 1).map((other) => ({ one, other })));
  const meetings = pairs.map(({ one, other }) => ({
    one: one.seat,
    other: other.seat,
    ...meet(one.laid, other.laid, rules),
  }));
  const sweeper = seats.length === FULL_TABLE ? sweeperOf(meetings) : undefined;
  return meetings.flatMap(({ one, other, rows, extras, instant, sweep }) => {
    const winner = sweep === 'one' ? one : other;
    const swept = sweep !== null && winner === sweeper ? Math.sign(rows) * rules.allRowsOfAll : rows;
    return [
      ...owed(one, other, instant, 'instant'),
      ...owed(one, other, swept, 'rows'),
      ...owed(one, other, extras, 'extra'),
    ];
  });
};

const FULL_TABLE = 4;

/** Units that reach the first seat of a meeting; negative ones reach the other. */
type Meeting = {
  readonly instant: number;
  readonly rows: number;
  readonly extras: number;
  /** Who won all three rows. */
  readonly sweep: 'one' | 'other' | null;
};

const EVEN: Meeting = { instant: 0, rows: 0, extras: 0, sweep: null };

const meet = (one: Laid, other: Laid, rules: MauBinhRules): Meeting => {
  if ('declared' in one || 'declared' in other) return meetDeclared(one, other, rules);
  const [isOneBroken, isOtherBroken] = [isBroken(one.rows), isBroken(other.rows)];
  if (isOneBroken && isOtherBroken) return EVEN;
  const won = ROW_NAMES.map((row) => {
    if (isOneBroken) return -1;
    return isOtherBroken ? 1 : Math.sign(handValue(one.rows[row]) - handValue(other.rows[row]));
  });
  const sum = won.reduce((total, each) => total + each, 0);
  const isSweep = Math.abs(sum) === ROW_NAMES.length;
  const extras = ROW_NAMES.reduce(
    (total, row, at) => total + extraWon(won[at] ?? 0, row, one.rows, other.rows, rules),
    0,
  );
  return {
    instant: 0,
    rows: isSweep ? Math.sign(sum) * rules.allRows : sum * rules.row,
    extras,
    sweep: sweepBy(isSweep ? sum : 0),
  };
};

const sweepBy = (sum: number): Meeting['sweep'] => {
  if (sum === 0) return null;
  return sum > 0 ? 'one' : 'other';
};

const extraWon = (won: number, row: RowName, one: Rows, other: Rows, { extras }: MauBinhRules): number =>
  won === 0 ? 0 : won * extraOf(row, won > 0 ? one[row] : other[row], extras);

/** A declared hand is paid before any rows; of two the one that brings more, and the same kind is even. */
const meetDeclared = (one: Laid, other: Laid, { instant }: MauBinhRules): Meeting => {
  const worth = (laid: Laid): number => ('declared' in laid ? instant[laid.declared] : 0);
  if ('declared' in one && 'declared' in other && one.declared === other.declared) return EVEN;
  const isOne = 'declared' in one && (!('declared' in other) || isStronger(one.declared, other.declared));
  return { ...EVEN, instant: isOne ? worth(one) : -worth(other) };
};

const isStronger = (one: InstantWin, other: InstantWin): boolean =>
  INSTANT_WINS.indexOf(one) < INSTANT_WINS.indexOf(other);

/** The seat that won all three rows of every other one. */
const sweeperOf = (
  meetings: readonly { readonly one: Seat; readonly other: Seat; readonly sweep: Meeting['sweep'] }[],
): Seat | undefined => {
  const winners = meetings.flatMap(({ one, other, sweep }) => (sweep === null ? [] : [sweep === 'one' ? one : other]));
  return winners.find((seat) => winners.filter((winner) => winner === seat).length === FULL_TABLE - 1);
};

const owed = (one: Seat, other: Seat, units: number, reason: Debt['reason']): readonly Debt[] => {
  if (units === 0) return [];
  return units > 0 ? [{ from: other, to: one, units, reason }] : [{ from: one, to: other, units: -units, reason }];
};
