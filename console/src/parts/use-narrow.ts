import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(width < 40rem)');

const subscribe = (listener: () => void): (() => void) => {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

/** Whether the page is as narrow as a phone, where a table would only scroll sideways. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
