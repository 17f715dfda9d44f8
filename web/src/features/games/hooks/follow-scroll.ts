import { createPace } from '../model/pace.ts';

type Follower = {
  /** Draws what is to be seen now, no more rows than allowed, and tells whether that is all of it. */
  readonly look: (rowsMost: number) => boolean;
  /** The page runs ahead of what is drawn, or no longer does. */
  readonly onBehind: (isBehind: boolean) => void;
};

/** So many rows are added in a frame by a grid that was left behind: a whole screen of tiles would hold it up. */
const ROWS_AT_ONCE = 2;
/** A page that has not moved for so long stands. */
const STANDS_MS = 100;

/**
 * Updates the grid on every scroll event. Where scrolling outruns rendering, the grid stays behind and catches up some
 * rows a frame when the page slows down.
 */
export const followScroll = ({ look, onBehind }: Follower): (() => void) => {
  const isTooFast = createPace();
  let rowsMost = Infinity;
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const fallBehind = (): void => {
    cancelAnimationFrame(frame);
    if (rowsMost === Infinity) onBehind(true);
    rowsMost = 0;
    waitUntilItStands(scrollY);
  };
  /** A step may have been taken that was not reported yet: the frame that would report it is late as well. */
  const waitUntilItStands = (topPx: number): void => {
    rest = setTimeout(() => (scrollY === topPx ? catchUp() : waitUntilItStands(scrollY)), STANDS_MS);
  };
  const catchUp = (): void => {
    rowsMost += ROWS_AT_ONCE;
    if (!look(rowsMost)) {
      frame = requestAnimationFrame(catchUp);
      return;
    }
    rowsMost = Infinity;
    onBehind(false);
  };
  const onScroll = (): void => {
    clearTimeout(rest);
    if (isTooFast(scrollY, performance.now())) fallBehind();
    else if (rowsMost === 0) catchUp();
    else look(rowsMost);
  };
  const onResize = (): void => void look(rowsMost);

  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('resize', onResize, { passive: true });
  return () => {
    removeEventListener('scroll', onScroll);
    removeEventListener('resize', onResize);
    cancelAnimationFrame(frame);
    clearTimeout(rest);
  };
};
