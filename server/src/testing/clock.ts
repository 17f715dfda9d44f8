import type { Clock } from '../platform/clock.ts';

/** A clock that stands still until a test moves it. */
export type FakeClock = Clock & {
  readonly advance: (milliseconds: number) => void;
  readonly set: (moment: Date | string) => void;
};

/** Begins at the given moment, an ISO text or a Date. */
export const fakeClock = (start: Date | string = '2026-11-15T09:00:00.000Z'): FakeClock => {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
    set: (moment) => {
      now = new Date(moment).getTime();
    },
  };
};
