import { useSyncExternalStore } from 'react';

/** Where the stylesheet's `md` begins: bars at both sides, and room beside one another. */
const WIDE = '(width >= 48rem)';

const subscribe = (listener: () => void) => {
  const list = matchMedia(WIDE);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether the screen is wider than a phone's. For parts that come late; what is pre-rendered asks the stylesheet. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
