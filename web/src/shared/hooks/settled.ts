const QUIET_AFTER_LOAD_MS = 6_000;

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

let loadedAndQuiet: Promise<void> | undefined;
let settled: Promise<void> | undefined;
let life: Promise<void> | undefined;

/** Some seconds after the page has loaded: when what nobody asked for may come without pushing aside what somebody did. */
export const afterQuiet = (): Promise<void> => {
  loadedAndQuiet ??= new Promise((resolve) => onceLoaded(() => setTimeout(resolve, QUIET_AFTER_LOAD_MS)));
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
