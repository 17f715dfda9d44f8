import { useRef } from 'react';
import { mayRunAgain } from '../model/throttle.ts';

/** An action for an event, at most once in a span however often it is asked for. */
export const useThrottled = (action: () => void, spanMs: number): (() => void) => {
  const last = useRef<number>(undefined);
  return () => {
    const now = performance.now();
    if (!mayRunAgain(last.current, now, spanMs)) return;
    last.current = now;
    action();
  };
};
