import { type RefObject, useEffect, useState } from 'react';

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
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    const watch = () => watcher.observe(element);
    if (document.readyState === 'complete') watch();
    else window.addEventListener('load', watch, { once: true });
    return () => {
      watcher.disconnect();
      window.removeEventListener('load', watch);
    };
  }, [place]);

  return isNear;
};
