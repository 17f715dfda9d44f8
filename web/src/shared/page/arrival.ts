/** Set by a move to another page, taken by that page's heading once it stands. */
let isArriving = false;

const announce = (): void => {
  isArriving = true;
};

/** Listens for moves inside the site; the router tells them as events of these names. */
export const watchArrivals = (): (() => void) => {
  addEventListener('pushState', announce);
  addEventListener('popstate', announce);
  return () => {
    removeEventListener('pushState', announce);
    removeEventListener('popstate', announce);
  };
};

/** Whether the page was moved to, as against loaded; true once per move. */
export const takeArrival = (): boolean => {
  const wasArriving = isArriving;
  isArriving = false;
  return wasArriving;
};
