import type { Fixture } from '@fairground/contract/sports/endpoints';

type Timed = Pick<Fixture, 'clock' | 'state' | 'sport'> & { readonly periods: readonly unknown[] };

/** Seconds of the match's own clock now: the last value of the feed and what has passed since. */
export const matchSeconds = ({ clock }: Pick<Timed, 'clock'>, nowMs: number): number =>
  clock.isRunning
    ? Math.max(0, Math.floor(clock.seconds + ((nowMs - clock.at.getTime()) / 1_000) * clock.speed))
    : clock.seconds;

const HALF = 45;

/** The minute that is played as people count it: the first one is 1, and minutes over the half are `45+2`. */
export const minuteText = (fixture: Timed, nowMs: number): string => {
  const minute = Math.floor(matchSeconds(fixture, nowMs) / 60) + 1;
  // The first half is known once it is over.
  const end = fixture.periods.length > 0 ? 2 * HALF : HALF;
  return minute > end ? `${end}+${minute - end}'` : `${minute}'`;
};

/** What a row says about a match that is being played. */
export type Stage =
  | { readonly is: 'minute'; readonly text: string }
  | { readonly is: 'break' }
  | { readonly is: 'map'; readonly map: number }
  | { readonly is: 'live' }
  | { readonly is: 'over' | 'postponed' | 'interrupted' }
  | { readonly is: 'before' };

export const stageOf = (fixture: Timed, nowMs: number): Stage => {
  switch (fixture.state) {
    case 'PREMATCH':
      return { is: 'before' };
    case 'POSTPONED':
      return { is: 'postponed' };
    case 'INTERRUPTED':
      return { is: 'interrupted' };
    case 'BREAK':
      return { is: 'break' };
    case 'LIVE':
      if (fixture.sport === 'ESPORTS') return { is: 'map', map: fixture.periods.length + 1 };
      return fixture.sport === 'COCKFIGHT' ? { is: 'live' } : { is: 'minute', text: minuteText(fixture, nowMs) };
    default:
      return { is: 'over' };
  }
};

/** Whether the score says something already. */
export const hasBegun = ({ state }: Pick<Timed, 'state'>): boolean => state !== 'PREMATCH' && state !== 'POSTPONED';

/** Whether bets may still be taken. */
export const isPlayable = ({ state }: Pick<Timed, 'state'>): boolean =>
  state === 'PREMATCH' || state === 'LIVE' || state === 'BREAK';

/** `4:07` until a start that is near. */
export const countdownText = (startsAt: Date, nowMs: number): string => {
  const seconds = Math.max(0, Math.ceil((startsAt.getTime() - nowMs) / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** A start this near is counted down. */
export const isNear = (startsAt: Date, nowMs: number): boolean => startsAt.getTime() - nowMs < 60 * 60_000;
