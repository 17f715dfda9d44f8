import { vi } from 'vitest';

/** Timers wait for `vi.advanceTimersByTime`; what is drawn and loaded goes on. */
export const stopTimers = (): void => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
};
