import { mayGreet, mayPrepare } from '../model/greeting.ts';
import type { Moment } from '../model/greeting.ts';

const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

let isWatching = false;
let wasTouched = false;

/** Called by the first page that could show a popup; counts once for each load. */
export const watchForGreeting = (): void => {
  if (isWatching) return;
  isWatching = true;
  const note = (): void => {
    wasTouched = true;
  };
  for (const touch of TOUCHES) addEventListener(touch, note, { passive: true, capture: true, once: true });
};

/** Whether a popup may be loaded now. */
export const isGreetingEarly = (): boolean => mayPrepare(momentNow());

/** Whether a popup that is ready now may still be shown. */
export const isGreetingWelcome = (): boolean => mayGreet(momentNow());

const momentNow = (): Moment => {
  const paintedAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  return {
    // A page in a background tab has not been painted: nobody has looked at it yet.
    sincePaintMs: paintedAt === undefined ? 0 : performance.now() - paintedAt,
    // The browser also knows of presses from before our script was here.
    wasTouched: wasTouched || (navigator.userActivation?.hasBeenActive ?? false),
    isScrolled: scrollY > 0,
  };
};
