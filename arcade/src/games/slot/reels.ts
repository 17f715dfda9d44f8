import type { Reel } from './reel.ts';
import type { Motion } from './motion.ts';
import { prefersStillness } from '../../shell/dom.ts';

export type Landing = {
  readonly board: readonly string[];
  readonly stops: readonly number[];
  readonly held: readonly number[];
  readonly slow: readonly number[];
  readonly strips: readonly string[];
};

export type LandingCue = {
  /** A reel turns on because a feature may still come; null when that is over. */
  readonly onWait: (reel: number | null) => void;
  readonly onStop: (reel: number) => void;
};

export type Reels = {
  /** Sets all but the held reels turning. */
  readonly spin: (strips: readonly string[], held: readonly number[]) => void;
  readonly isTurning: () => boolean;
  /** Stops them one after the other and waits for the last. */
  readonly land: (landing: Landing, cue: LandingCue) => Promise<void>;
};

/** A reel turns at least so long, however fast the answer came. */
const TURN_MIN_MS = 760;
const NEXT_STOP_MS = 190;
/** How much longer a reel turns that can still bring a feature. */
const SUSPENSE_MS = 1_100;
const STILL_MS = 350;

export const createReels = (reels: readonly Reel[], motion: Motion): Reels => {
  let startedAt = 0;
  const turning = new Set<number>();
  let onLanded: (reel: number) => void = () => undefined;
  const now = (): number => performance.now() - startedAt;

  /** One frame of a spin: nothing is allocated here. */
  const move = (): boolean => {
    const ms = now();
    for (const index of turning) {
      const reel = reels[index] as Reel;
      reel.move(ms);
      if (reel.isDone(ms)) {
        turning.delete(index);
        onLanded(index);
      }
    }
    return turning.size === 0;
  };

  return {
    isTurning: () => turning.size > 0,
    spin: (strips, held) => {
      startedAt = performance.now();
      for (const [index, reel] of reels.entries()) {
        if (held.includes(index)) continue;
        turning.add(index);
        if (!prefersStillness()) reel.start(strips[index] ?? '', motion.pace());
      }
      if (!prefersStillness()) void motion.until(move);
    },
    land: async ({ board, stops, held, slow, strips }, { onWait, onStop }) => {
      if (prefersStillness()) {
        await motion.pause(STILL_MS);
        for (const [index, shown] of board.entries()) reels[index]?.show(shown);
        turning.clear();
        motion.redraw();
        return;
      }
      await motion.pause(TURN_MIN_MS - now());
      const waiting = new Map<number, () => void>();
      onLanded = (index) => {
        reels[index]?.show(board[index] ?? '');
        onStop(index);
        waiting.get(index)?.();
      };
      const landed: Promise<void>[] = [];
      for (const [index, reel] of reels.entries()) {
        if (held.includes(index) || !turning.has(index)) continue;
        if (slow.includes(index)) {
          await Promise.all(landed);
          onWait(index);
          await motion.pause(SUSPENSE_MS);
        }
        landed.push(new Promise((resolve) => waiting.set(index, resolve)));
        reel.stop(now(), board[index] ?? '', strips[index] ?? '', stops[index] ?? -1);
        await motion.pause(NEXT_STOP_MS);
      }
      await Promise.all(landed);
      onWait(null);
    },
  };
};
