import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { prefersStillness } from './dom.ts';

/** An amount that counts up before the eyes. */
export type CountUp = { readonly done: Promise<void>; readonly finish: () => void };

/** Calls `write` until the whole amount stands there; `finish` puts it there at once. */
export const countUp = (to: Money, ms: number, write: (value: Money) => void): CountUp => {
  const startedAt = performance.now();
  let isFinished = prefersStillness() || ms <= 0;
  const done = new Promise<void>((resolve) => {
    const frame = (at: number): void => {
      const part = isFinished ? 1 : Math.min(1, Math.max(0, (at - startedAt) / ms));
      write(part === 1 ? to : wholePart(to, 1 - (1 - part) ** 3));
      if (part < 1) requestAnimationFrame(frame);
      else resolve();
    };
    requestAnimationFrame(frame);
  });
  return {
    done,
    finish: () => {
      isFinished = true;
    },
  };
};

/** A part of the amount without its small change, so that the figures do not flicker. */
const wholePart = (win: Money, part: number): Money => {
  const reached = (win * BigInt(Math.round(part * 10_000))) / 10_000n;
  return money(win > 20_000n ? (reached / 10_000n) * 10_000n : reached);
};
