import { onceLoaded } from './settled.ts';
import { type RefObject, startTransition, useEffect, useState } from 'react';

/** How far below the screen something may still be to count as near. */
const MARGIN = '600px';

/**
 * Whether a place has come near the screen, once and for all. Nothing is looked for before the page has loaded: what is
 * further down must not take the line from what is seen first.
 */
export const useNear = (place: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        // What comes near is drawn piece by piece: anyone who scrolls is not held up by it.
        if (entry?.isIntersecting) startTransition(() => setNear(true));
      },
      { rootMargin: MARGIN },
    );
    // A place that is gone by then never comes near.
    onceLoaded(() => watcher.observe(element));
    return () => watcher.disconnect();
  }, [place]);

  return isNear;
};
