import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Whether the tab is the one in front. */
export const useIsSeen = (): boolean => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
