import { whenIdle } from './when-idle.ts';

/** However busy the page is, the next piece of work waits no longer than this for its turn. */
const PATIENCE_MS = 300;

const waiting: (() => void)[] = [];
let isServed = false;

/**
 * Does small pieces of work one after the other in quiet moments, no matter who asked for them: many at once would hold
 * the page up together. What comes back takes a piece out of the line again.
 */
export const inTurn = (work: () => void): (() => void) => {
  waiting.push(work);
  serve();
  return () => {
    const place = waiting.indexOf(work);
    if (place !== -1) waiting.splice(place, 1);
  };
};

const serve = (): void => {
  if (isServed || waiting.length === 0) return;
  isServed = true;
  whenIdle(() => {
    isServed = false;
    const work = waiting.shift();
    serve();
    work?.();
  }, PATIENCE_MS);
};
