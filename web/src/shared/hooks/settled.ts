const QUIET_AFTER_LOAD_MS = 6_000;

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

let loadedAndQuiet: Promise<void> | undefined;
let settled: Promise<void> | undefined;
let life: Promise<void> | undefined;

/** Some seconds after the page has loaded: when what nobody asked for may come without pushing aside what somebody did. */
export const afterQuiet = (): Promise<void> => {
  loadedAndQuiet ??= new Promise((resolve) => {
    const wait = (): void => void setTimeout(resolve, QUIET_AFTER_LOAD_MS);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
  return loadedAndQuiet;
};

/** At the visitor's first sign of life, or when the page has been quiet for some seconds: time for the rest of the site. */
export const whenSettled = (): Promise<void> => {
  settled ??= Promise.race([firstSignOfLife(), afterQuiet()]);
  return settled;
};

/** When the visitor first moves, touches or types. */
export const firstSignOfLife = (): Promise<void> => {
  life ??= new Promise((resolve) => {
    const heard = (): void => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, heard);
      resolve();
    };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, heard, { passive: true });
  });
  return life;
};
