import { useEffect } from 'react';
import { leaveIdle } from './leave.ts';
import { noteSign, watchSigns } from '@fairground/client/presence';
import { hearSigns, sayUsed } from './share-tabs.ts';

/** As long as the server keeps a session that nobody uses. */
const IDLE_MS = 15 * 60_000;

/** Tabs of one session tell each other of their use at most so often. */
const SAY_MS = 5_000;

/**
 * Ends the session, here and on the server, when nobody has touched any of its tabs for so long: nobody reads on over an
 * empty chair.
 */
export const useIdleEnd = (): void => {
  useEffect(() => {
    let timer = setTimeout(leaveIdle, IDLE_MS);
    let saidAt = 0;
    const stay = () => {
      clearTimeout(timer);
      timer = setTimeout(leaveIdle, IDLE_MS);
    };
    const sign = () => {
      noteSign();
      stay();
      if (performance.now() - saidAt < SAY_MS) return;
      saidAt = performance.now();
      sayUsed();
    };
    noteSign();
    const unwatch = watchSigns(sign);
    const unhear = hearSigns(stay);
    return () => {
      clearTimeout(timer);
      unwatch();
      unhear();
    };
  }, []);
};
