import type { CrashBet, CrashPanel } from '@fairground/contract/studio/game';
import { ZERO, add, divide, fraction, multiply } from '../maths/fraction.ts';
import { LOST } from '../maths/payout.ts';
import type { Return } from '../maths/payout.ts';
import { CASH_OUT_MIN, isCashOut, multiplierAt, reachedAfterMs } from './crash.ts';
import type { CrashRules } from './crash.ts';

/** A flight that many share: who leaves where, and what it pays. Multipliers are whole hundredths. */

/** A bet the rule gives back: once the stake. */
export const GIVEN_BACK = 100;

export type FlightExit = { readonly at: number; readonly by: 'PLAYER' | 'AUTO' | 'RULE' };

/** The bet of a panel as a slip names its spot: `a`, or `a:250` with an automatic exit at 2.50. */
export const spotOfPanel = (panel: CrashPanel, autoAt: number | null): string =>
  autoAt === null ? panel : `${panel}:${autoAt}`;

export const panelOfSpot = (spot: string): { readonly panel: CrashPanel; readonly autoAt: number | null } => {
  const [panel, auto] = spot.split(':');
  if (panel !== 'a' && panel !== 'b') throw new RangeError(`Not a bet of a flight: ${spot}`);
  return { panel, autoAt: auto === undefined ? null : Number(auto) };
};

export const isAutoExit = (rules: CrashRules, autoAt: number | null): boolean =>
  autoAt === null || isCashOut(rules, autoAt);

/** How long a flight lasts. */
export const flightMs = (point: number): number => reachedAfterMs(point);

/** When an automatic exit comes; undefined where the flight does not get there. */
export const autoExitMs = (point: number, autoAt: number | null): number | undefined =>
  autoAt !== null && autoAt <= point ? reachedAfterMs(autoAt) : undefined;

/**
 * The exit of an order that came so many milliseconds after the start: what the automatic exit reached before it counts
 * first, and nobody leaves a flight that is over. The first moments, in which the multiplier still shows 1.00, count as
 * the smallest exit there is: a flight that is in the air at all gets there.
 */
export const exitAfter = (
  { pointMax }: CrashRules,
  point: number,
  autoAt: number | null,
  elapsedMs: number,
): FlightExit | undefined => {
  const autoMs = autoExitMs(point, autoAt);
  if (autoMs !== undefined && autoAt !== null && elapsedMs >= autoMs) return { at: autoAt, by: 'AUTO' };
  if (elapsedMs >= flightMs(point)) return point >= pointMax ? { at: pointMax, by: 'AUTO' } : undefined;
  return { at: Math.min(point, Math.max(CASH_OUT_MIN, multiplierAt(elapsedMs))), by: 'PLAYER' };
};

/**
 * What becomes of a bet nobody took out before the end. The automatic exit stays in force, connected or not; at the
 * highest point everybody aboard is paid; and a flight whose end no node saw gives the rest back.
 */
export const exitAtEnd = (
  { pointMax }: CrashRules,
  point: number,
  autoAt: number | null,
  { wasInterrupted }: { readonly wasInterrupted: boolean },
): FlightExit | undefined => {
  if (autoAt !== null && autoAt <= point) return { at: autoAt, by: 'AUTO' };
  if (point >= pointMax) return { at: pointMax, by: 'AUTO' };
  return wasInterrupted ? { at: GIVEN_BACK, by: 'RULE' } : undefined;
};

/** What one bet gives back. An exit above the end of the flight, which nobody can have had, gives nothing. */
export const flightReturn = (point: number, { autoAt, exitAt }: Pick<CrashBet, 'autoAt' | 'exitAt'>): Return => {
  const at = exitAt ?? autoAt;
  return at !== null && at <= point ? fraction(at, 100) : LOST;
};

/** What all bets of a player give back for each unit staked; to be rounded once, at the end. */
export const flightReturnOfAll = (point: number, bets: readonly CrashBet[]): Return => {
  const stake = bets.reduce((sum, { amount }) => sum + amount, 0n);
  if (stake === 0n) return ZERO;
  const returned = bets.reduce((sum, bet) => add(sum, multiply(fraction(bet.amount), flightReturn(point, bet))), ZERO);
  return divide(returned, fraction(stake));
};
