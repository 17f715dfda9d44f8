import type { FixtureRow } from '../tables.ts';

/** Seconds of the match's own clock at a moment. */
export const clockAt = (
  {
    clock_seconds,
    clock_at,
    is_running,
    speed,
  }: Pick<FixtureRow, 'clock_seconds' | 'clock_at' | 'is_running' | 'speed'>,
  now: Date,
): number =>
  is_running ? clock_seconds + (Math.max(0, now.getTime() - clock_at.getTime()) / 1_000) * speed : clock_seconds;

/** The second half begins at 45 minutes of the clock; in the break the first one is over. */
export const isSecondHalf = ({ state, clock_seconds }: Pick<FixtureRow, 'state' | 'clock_seconds'>): boolean =>
  state === 'BREAK' || clock_seconds >= 45 * 60;
