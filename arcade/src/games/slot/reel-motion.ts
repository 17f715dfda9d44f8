/**
 * How one reel moves, in symbols from where it stood. It leans back, gathers speed, runs, and on its stop slows down from
 * the speed it has, goes a little too far and settles: weight without a jump anywhere. It never runs backwards before the
 * end, so what has passed has passed.
 */
export type ReelMotion = {
  /** Where the reel is after so many milliseconds. */
  readonly at: (ms: number) => number;
  /** Requests the stop; returns the position where it will rest. At least `ahead` symbols still pass. */
  readonly stop: (ms: number, ahead: number) => number;
  readonly isDone: (ms: number) => boolean;
  /** Symbols a second, for the blur. */
  readonly speed: (ms: number) => number;
};

const LEAN_MS = 140;
const LEAN = 0.16;
const GATHER_MS = 260;
/** Symbols a millisecond. */
const SPEED = 0.024;
/** How far past its place a reel swings: the overshoot of the easing below. */
const SWING = 1.15;

/** `pace` is how long everything takes, 1 as written. */
export const createReelMotion = (pace = 1): ReelMotion => {
  const speed = SPEED / pace;
  let stopping: { readonly ms: number; readonly from: number; readonly to: number; readonly lasts: number } | undefined;

  const running = (ms: number): number => {
    if (ms <= 0) return 0;
    if (ms < LEAN_MS) return -LEAN * Math.sin((ms / LEAN_MS) * (Math.PI / 2));
    const after = ms - LEAN_MS;
    if (after < GATHER_MS) return -LEAN + (speed * after ** 2) / (2 * GATHER_MS);
    return -LEAN + speed * (after - GATHER_MS / 2);
  };

  const at = (ms: number): number => {
    if (stopping === undefined || ms <= stopping.ms) return running(ms);
    const part = Math.min(1, (ms - stopping.ms) / stopping.lasts);
    return stopping.from + (stopping.to - stopping.from) * swung(part);
  };
  return {
    at,
    stop: (ms, ahead) => {
      const from = running(ms);
      const to = Math.ceil(from) + ahead;
      // The easing begins at 3 + SWING times its mean speed: so long it must last to begin at the speed of the reel.
      stopping = { ms, from, to, lasts: ((3 + SWING) * (to - from)) / speed };
      return to;
    },
    isDone: (ms) => stopping !== undefined && ms >= stopping.ms + stopping.lasts,
    speed: (ms) => Math.max(0, (at(ms + 8) - at(ms - 8)) / 16) * 1_000,
  };
};

const swung = (part: number): number => 1 + (SWING + 1) * (part - 1) ** 3 + SWING * (part - 1) ** 2;
