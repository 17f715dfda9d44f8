import { isLock, waitOf } from '../model/refusal.ts';
import { useCountdown } from './use-countdown.ts';

/** The wait after too many attempts: forms that ask who somebody is stand still together while it runs. */
export const useLock = (): { readonly secondsLeft: number; readonly lockAfter: (error: unknown) => void } => {
  const { secondsLeft, start } = useCountdown('lock');
  return {
    secondsLeft,
    lockAfter: (error) => {
      const seconds = waitOf(error);
      if (seconds !== undefined && isLock(error)) start(seconds);
    },
  };
};
