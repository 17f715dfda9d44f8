import type { Money } from '@fairground/contract/money';
import type { Texts } from '../texts/texts.ts';
import { timesOf } from './celebration.ts';
import type { SceneLevel } from './celebration.ts';
import { countUp } from './count-up.ts';
import { el } from './dom.ts';
import type { Sound } from './sound.ts';

/** A scene over the game for a win many times its stake. */
export type WinScene = {
  readonly element: HTMLElement;
  readonly show: (level: SceneLevel, win: Money, stake: Money) => Promise<void>;
  /** The first press shows the whole amount, the second ends the scene; true where there was one to skip. */
  readonly skip: () => boolean;
};

/** How long the amount counts and how long the whole of it stays. */
const COUNT_MS = { big: 2_200, mega: 3_400, epic: 5_000 } as const;
const STAY_MS = 1_700;

export const createWinScene = ({ t, amount, number }: Texts, sound: Sound): WinScene => {
  const title = el('strong');
  const sum = el('output', { 'aria-live': 'off', class: 'tabular' });
  const times = el('span');
  const element = el(
    'div',
    { class: 'win-scene', hidden: true },
    el('i', { class: 'win-rays', 'aria-hidden': 'true' }),
    el('div', { class: 'win-sign' }, title, sum, times, el('small', {}, t('scene-skip'))),
  );
  let next: (() => void) | undefined;
  const skip = (): boolean => {
    next?.();
    return next !== undefined;
  };
  return {
    element,
    skip,
    show: async (level, win, stake) => {
      title.textContent = t(`scene-${level}`);
      times.textContent = t('times', { value: number(timesOf(win, stake), 1) });
      element.dataset['level'] = level;
      element.hidden = false;
      sound.play(level);
      const count = countUp(win, COUNT_MS[level], (value) => {
        sum.textContent = amount(value);
      });
      next = count.finish;
      await count.done;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, STAY_MS);
        next = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      next = undefined;
      element.hidden = true;
    },
  };
};
