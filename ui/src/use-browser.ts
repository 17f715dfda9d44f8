import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** False on the server and while hydrating, true soon afterwards: for what must not be in the first HTML and can wait. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
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

function isFalse(): boolean {
  return false;
}
