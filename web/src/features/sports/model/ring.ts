import type { Fixture } from '@fairground/contract/sports/endpoints';

/** How a bout ended. */
export const BOUT_RESULTS = ['meron', 'wala', 'draw'] as const;
export type BoutResult = (typeof BOUT_RESULTS)[number];

type Bout = Pick<Fixture, 'state' | 'score' | 'startsAt'>;

/** The result of a bout that is over; nothing before. */
export const resultOf = ({ state, score }: Pick<Bout, 'state' | 'score'>): BoutResult | undefined => {
  if (score.home > score.away) return 'meron';
  if (score.away > score.home) return 'wala';
  return state === 'ENDED' || state === 'CLOSED' ? 'draw' : undefined;
};

/** The bout that is shown: the one that is being fought, or that has just ended, else the next. */
export const shownBout = <Each extends Bout>(bouts: readonly Each[], nowMs: number): Each | undefined =>
  bouts.find(({ state }) => state === 'LIVE') ??
  bouts.find(({ state, startsAt }) => state !== 'PREMATCH' && nowMs - startsAt.getTime() < SHOWN_AFTER_MS) ??
  nextBout(bouts);

/** A result stays in the ring this long after the start. */
const SHOWN_AFTER_MS = 30_000;

/** The bout that takes bets. */
export const nextBout = <Each extends Bout>(bouts: readonly Each[]): Each | undefined =>
  bouts.find(({ state }) => state === 'PREMATCH');

/** How much of the betting time of a minute is left, from 1 to 0. */
export const partLeft = (startsAt: Date, nowMs: number): number =>
  Math.min(1, Math.max(0, (startsAt.getTime() - nowMs) / BETTING_MS));

const BETTING_MS = 60_000;
