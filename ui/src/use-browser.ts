import { useCallback, useSyncExternalStore } from 'react';

/** False on the server and while hydrating, true afterwards: for what must not be in the first HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, isTrue, isFalse);
}

/** Whether a media query holds; no on the server. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, isFalse);
}

function never(): () => void {
  return () => undefined;
}

function isTrue(): boolean {
  return true;
}

function isFalse(): boolean {
  return false;
}
