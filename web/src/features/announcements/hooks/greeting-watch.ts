import { mayGreet } from '../model/greeting.ts';

const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

let readyAt: number | undefined;
let wasTouched = false;

/** Called by the first page that could show a popup; counts once for each load. */
export const watchForGreeting = (): void => {
  if (readyAt !== undefined) return;
  readyAt = performance.now();
  const note = (): void => {
    wasTouched = true;
  };
  for (const touch of TOUCHES) addEventListener(touch, note, { passive: true, capture: true, once: true });
};

/** Whether a popup that is ready now may still be shown. */
export const isGreetingWelcome = (): boolean =>
  mayGreet({
    sinceReadyMs: readyAt === undefined ? 0 : performance.now() - readyAt,
    // The browser also knows of presses from before our script was here.
    wasTouched: wasTouched || (navigator.userActivation?.hasBeenActive ?? false),
    isScrolled: scrollY > 0,
  });
