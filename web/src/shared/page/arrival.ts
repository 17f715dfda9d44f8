import { type ArrivalKind, PLACES_KEY } from './arrival-kinds.ts';

/** Set by a move to another page, taken by that page's heading once it stands. */
let arrival: ArrivalKind | undefined;
/** The page that is open, as far as its address says. */
let open: string | undefined;

const addressHere = (): string => location.pathname + location.search;

/** A followed hash fires `popstate` too. It stays on the page, and the focus belongs to what it leads to. */
const announce = ({ type }: Event): void => {
  if (addressHere() === open) return;
  open = addressHere();
  if (type === 'replaceState') return;
  arrival = type === 'popstate' || history.state === RETURN ? 'return' : 'new';
};

/** The state of a history entry that leads back to where somebody was. */
export const RETURN = 'return';

/** Who never scrolled is at the top of every page: what knows of scrolling comes with the first time. */
const loadScrolling = () => import('./scroll-memory.ts');

const remember = (): void => {
  loadScrolling().then(({ scrollMemory }) => scrollMemory(), console.warn);
};

/** Listens for moves inside the site as long as it is open; the router tells them as events of these names. */
export const watchArrivals = (): void => {
  open = addressHere();
  for (const kind of ['pushState', 'replaceState', 'popstate']) addEventListener(kind, announce);
  if (sessionStorage.getItem(PLACES_KEY)) remember();
  else addEventListener('scroll', remember, { once: true });
};

/** To be called by a page that stands. Whether somebody moved here, as against loaded it; true once per move. */
export const takeArrival = (isCategory: boolean): boolean => {
  const taken = arrival;
  arrival = undefined;
  if (taken)
    loadScrolling().then(
      ({ scrollMemory }) => scrollMemory().arrive(taken, isCategory),
      () => scrollTo(0, 0),
    );
  return taken !== undefined;
};
