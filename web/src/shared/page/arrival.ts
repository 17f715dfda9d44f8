/** How a page was come to inside the site. */
type Arrival = {
  /** How far down it was left, where somebody comes back to it; undefined where the page begins anew. */
  readonly leftAtPx: number | undefined;
};

/** Set by a move to another page, taken by that page's heading once it stands. */
let arriving: Arrival | undefined;
let here = '';
const leftAt = new Map<string, number>();

/** Whoever leaves a game goes back to where it was chosen, whichever way out is taken. */
const GAME_PAGES = /^\/(?:game|seamless)(?:\?|$)/;

const addressOf = (): string => location.pathname + location.search;

/** The page before still stands when a move is told: it is left as far down as it is now. */
const depart = (isBack: boolean): void => {
  leftAt.set(here, scrollY);
  const isReturn = isBack || GAME_PAGES.test(here);
  here = addressOf();
  arriving = { leftAtPx: isReturn ? leftAt.get(here) : undefined };
};

const onPush = (): void => depart(false);
const onPop = (): void => depart(true);
const onReplace = (): void => {
  here = addressOf();
};

/** Listens for moves inside the site; the router tells them as events of these names. */
export const watchArrivals = (): (() => void) => {
  here = addressOf();
  addEventListener('pushState', onPush);
  addEventListener('popstate', onPop);
  addEventListener('replaceState', onReplace);
  return () => {
    removeEventListener('pushState', onPush);
    removeEventListener('popstate', onPop);
    removeEventListener('replaceState', onReplace);
  };
};

/** How the page was moved to; nothing when it was loaded. Once per move. */
export const takeArrival = (): Arrival | undefined => {
  const taken = arriving;
  arriving = undefined;
  return taken;
};
