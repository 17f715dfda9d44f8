import { useRef } from 'react';
import { mayRunAgain } from '../model/throttle.ts';

/** Throttles a handler: at most one call in a span. */
export const useThrottled = (action: () => void, spanMs: number): (() => void) => {
  const last = useRef<number>(undefined);
  return () => {
    const now = performance.now();
    if (!mayRunAgain(last.current, now, spanMs)) return;
    last.current = now;
    action();
  };
};
