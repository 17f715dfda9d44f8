import { systemClock } from '../../server/src/platform/clock.ts';
import type { SubjectGround } from './subject.ts';

/** The system's time, which cases move forward instead of waiting. */
export const movableClock = (): SubjectGround['clock'] => {
  let ahead = 0;
  return {
    now: () => new Date(systemClock.now().getTime() + ahead),
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
};
