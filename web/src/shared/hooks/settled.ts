/** So long nothing may have held the page up or come over the wire. */
const QUIET_MS = 6_000;
/** A page that is never quiet gets the rest of the site all the same. */
const PATIENCE_MS = 30_000;

/** What happens in the frame of a game stays there; that it takes the focus is all the page hears. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'blur'] as const;

let loadedAndQuiet: Promise<void> | undefined;
let settled: Promise<void> | undefined;
let life: Promise<void> | undefined;

/**
 * When the page has loaded and some seconds have gone by in which nothing held it up and nothing came: what nobody asked
 * for may come then without pushing aside what somebody did.
 */
export const afterQuiet = (): Promise<void> => {
  loadedAndQuiet ??= new Promise((resolve) => {
    onceLoaded(() => {
      let quiet = setTimeout(resolve, QUIET_MS);
      setTimeout(resolve, PATIENCE_MS);
      // Browsers that do not report long tasks count from the load.
      new PerformanceObserver(() => {
        clearTimeout(quiet);
        quiet = setTimeout(resolve, QUIET_MS);
      }).observe({ entryTypes: ['longtask', 'resource'] });
    });
  });
  return loadedAndQuiet;
};

/** Does something as soon as the page with all its own parts is here. */
export const onceLoaded = (work: () => void): void => {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
};

/** At the visitor's first sign of life, or when the page has been quiet for some seconds: time for the rest of the site. */
export const whenSettled = (): Promise<void> => {
  settled ??= Promise.race([firstSignOfLife(), afterQuiet()]);
  return settled;
};

/** When the visitor first moves, touches or types. */
export const firstSignOfLife = (): Promise<void> => {
  life ??= new Promise((resolve) => {
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, () => resolve(), { passive: true, once: true });
  });
  return life;
};
