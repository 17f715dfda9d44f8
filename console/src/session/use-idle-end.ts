import { useEffect } from 'react';
import { endStaffSession } from './store.ts';

/** As long as the server keeps a session that nobody uses. */
const IDLE_MS = 15 * 60_000;
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Ends the session here when nobody has touched the page for so long: nobody reads on over an empty chair. */
export const useIdleEnd = (): void => {
  useEffect(() => {
    let timer = setTimeout(() => endStaffSession('idle'), IDLE_MS);
    const stay = () => {
      clearTimeout(timer);
      timer = setTimeout(() => endStaffSession('idle'), IDLE_MS);
    };
    for (const sign of SIGNS) addEventListener(sign, stay, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, stay);
    };
  }, []);
};
