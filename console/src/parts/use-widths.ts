import { useSyncExternalStore } from 'react';

/** A hook that tells whether the page is as wide as asked. */
const watchWidth = (query: string) => {
  const width = matchMedia(query);
  const subscribe = (listener: () => void): (() => void) => {
    width.addEventListener('change', listener);
    return () => width.removeEventListener('change', listener);
  };
  return function useWidth(): boolean {
    return useSyncExternalStore(subscribe, () => width.matches);
  };
};

/** Whether the page is as narrow as a phone, where a table would only scroll sideways. */
export const useNarrow = watchWidth('(width < 40rem)');

/** Whether a record has room beside its list. */
export const useWide = watchWidth('(width >= 80rem)');
