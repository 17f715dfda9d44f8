import { prefersStillness } from '../../shell/dom.ts';

type Moving = {
  readonly startedAt: number;
  ms: number;
  /** True ends it before its time. Time that only passes changes nothing. */
  readonly update?: (part: number) => boolean | void;
  readonly done: () => void;
};

type Update = NonNullable<Moving['update']>;

/** Runs what moves, one frame at a time, and draws only while something does. */
export type Motion = {
  /** Calls `update` with 0 to 1 for so long. With reduced motion it is called once, with 1. */
  readonly run: (ms: number, update: Update) => Promise<void>;
  /** Calls `update` every frame until it says that it is done. */
  readonly until: (update: () => boolean) => Promise<void>;
  /** Time to look at something; kept with reduced motion too. */
  readonly pause: (ms: number) => Promise<void>;
  /** Ends what moves and waits now, and what follows until `calm`; what runs until it is done goes on. */
  readonly hurry: () => void;
  readonly calm: () => void;
  readonly isHurried: () => boolean;
  /** How long everything takes, 1 as written. */
  readonly setPace: (pace: number) => void;
  readonly pace: () => number;
  /** Redraws the picture without motion. */
  readonly redraw: () => void;
};

/** Draws with the milliseconds since the picture before it, where one was drawn in the frame before. */
export const createMotion = (draw: (ms: number | undefined) => void): Motion => {
  const moving: Moving[] = [];
  let isRunning = false;
  let isStale = false;
  let drawnAt: number | undefined;
  let isHurried = false;
  let pace = 1;

  const frame = (now: number): void => {
    for (let index = moving.length - 1; index >= 0; index -= 1) {
      const each = moving[index] as Moving;
      const part = Math.min(1, Math.max(0, now - each.startedAt) / each.ms);
      if (each.update !== undefined) isStale = true;
      if (each.update?.(part) === true || part === 1) {
        moving.splice(index, 1);
        each.done();
      }
    }
    if (isStale) draw(drawnAt === undefined ? undefined : now - drawnAt);
    drawnAt = isStale ? now : undefined;
    isStale = false;
    isRunning = moving.length > 0;
    if (isRunning) requestAnimationFrame(frame);
  };
  const wake = (): void => {
    if (isRunning) return;
    isRunning = true;
    drawnAt = undefined;
    requestAnimationFrame(frame);
  };
  const start = (ms: number, update?: Update): Promise<void> =>
    new Promise((done) => {
      moving.push({ startedAt: performance.now(), ms, done, ...(update && { update }) });
      wake();
    });

  return {
    hurry: () => {
      isHurried = true;
      for (const each of moving) if (Number.isFinite(each.ms)) each.ms = 1;
    },
    calm: () => {
      isHurried = false;
    },
    isHurried: () => isHurried,
    setPace: (next) => {
      pace = next;
    },
    pace: () => pace,
    run: (ms, update) => start(prefersStillness() || isHurried ? 1 : ms * pace, update),
    until: (update) => start(Number.POSITIVE_INFINITY, update),
    pause: (ms) => {
      // What was changed to be looked at is drawn, once.
      isStale = true;
      return start(isHurried ? 1 : Math.max(1, ms * pace));
    },
    redraw: () => {
      isStale = true;
      wake();
    },
  };
};
