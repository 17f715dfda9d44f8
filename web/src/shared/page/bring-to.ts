/** How long a page may take to be as tall again as it was. */
const PATIENCE_MS = 6_000;
/** A page that holds its place for so many frames has arrived. */
const STEADY_FRAMES = 8;
/** What says that somebody scrolls for themselves. */
const OWN_WISHES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Scrolls there as soon as the page reaches so far, until it holds or somebody scrolls elsewhere; answers how to give up. */
export const bringTo = (top: number, onEnd: () => void): (() => void) => {
  const until = performance.now() + PATIENCE_MS;
  let steady = 0;
  let frame = 0;
  const giveUp = (): void => {
    cancelAnimationFrame(frame);
    for (const wish of OWN_WISHES) removeEventListener(wish, end);
  };
  const end = (): void => {
    giveUp();
    onEnd();
  };
  const step = (): void => {
    steady = Math.abs(scrollY - top) < 2 ? steady + 1 : 0;
    if (steady === 0) scrollTo({ top, behavior: 'instant' });
    if (steady >= STEADY_FRAMES || performance.now() > until) end();
    else frame = requestAnimationFrame(step);
  };
  for (const wish of OWN_WISHES) addEventListener(wish, end, { passive: true });
  step();
  return giveUp;
};
