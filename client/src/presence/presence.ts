/** Signs that a person is at the page. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** After this long without a sign, longer than the slowest poll, what the page asks for by itself is no use of the session. */
const AWAY_MS = 70_000;

let seenAt = performance.now();

/** Whether nobody has touched the page for a moment: calls made now are the page's own. */
export const isAway = (): boolean => performance.now() - seenAt > AWAY_MS;

export const noteSign = (): void => {
  seenAt = performance.now();
};

/** Tells of every sign of a person, until the answer is called. */
export const watchSigns = (hear: () => void): (() => void) => {
  for (const sign of SIGNS) addEventListener(sign, hear, { passive: true, capture: true });
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, hear, { capture: true });
  };
};
