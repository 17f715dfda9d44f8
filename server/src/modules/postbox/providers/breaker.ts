import type { Clock } from '../../../platform/clock.ts';
import type { Line, Provider } from './provider.ts';

const FAILURES_MAX = 3;
const DOWN_MS = 30_000;

/** Calls a line down for a while after it reached nobody three times in a row; every node learns it for itself. */
export const createBreaker = ({ clock }: { readonly clock: Clock }, line: Line): Provider => {
  let failures = 0;
  let failedAt = 0;
  return {
    send: async (message) => {
      const outcome = await line.send(message);
      failures = outcome === 'unreachable' ? failures + 1 : 0;
      failedAt = clock.now().getTime();
      return outcome;
    },
    isDown: () => Promise.resolve(failures >= FAILURES_MAX && clock.now().getTime() - failedAt < DOWN_MS),
  };
};
