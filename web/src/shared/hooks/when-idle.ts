/** Does something when the page has nothing else to do, and not later than a while after it was asked for. */
export const whenIdle = (work: () => void, timeout = 1_000): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout });
  else setTimeout(work, timeout);
};
