import type { Round } from '@fairground/contract/studio/round';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Texts } from '../texts/texts.ts';
import { celebrationOf } from './celebration.ts';
import { el, prefersStillness } from './dom.ts';
import type { Sound } from './sound.ts';

export type ResultLine = {
  readonly element: HTMLElement;
  readonly say: (line: string) => void;
  readonly clear: () => void;
  /** Tells what a round gave, as loudly as it deserves. */
  readonly tell: (round: Pick<Round, 'win' | 'stake' | 'state'>) => Promise<void>;
};

/** Where results are told. */
export const createResultLine = ({ t, amount }: Texts, sound: Sound): ResultLine => {
  const element = el('p', { class: 'result', role: 'status', 'data-testid': 'result' });
  const say = (line: string): void => {
    element.dataset['level'] = 'nothing';
    element.textContent = line;
  };

  const countTo = async (win: Money, ms: number): Promise<void> => {
    const shown = el('b', {}, amount(win));
    element.setAttribute('aria-busy', 'true');
    element.replaceChildren(el('span', {}, t('win')), shown);
    const startedAt = performance.now();
    await new Promise<void>((resolve) => {
      const frame = (at: number): void => {
        const part = Math.min(1, Math.max(0, (at - startedAt) / ms));
        const eased = 1 - (1 - part) ** 3;
        shown.textContent = amount(part === 1 ? win : wholePart(win, eased));
        if (part < 1) requestAnimationFrame(frame);
        else resolve();
      };
      requestAnimationFrame(frame);
    });
    element.removeAttribute('aria-busy');
  };

  return {
    element,
    say,
    clear: () => say(''),
    tell: async (round) => {
      const { win, stake, state } = round;
      if (state === 'CANCELLED') return say(t('round-cancelled'));
      const { level, countMs } = celebrationOf(win, stake);
      if (level === 'nothing') return say(t('no-win'));
      if (level === 'returned') return say(t('returned', { amount: amount(win) }));
      element.dataset['level'] = level;
      sound.play(level === 'win' ? 'win' : 'great');
      await countTo(win, prefersStillness() ? 1 : countMs);
    },
  };
};

/** A part of the amount without its small change, so that the figures do not flicker. */
const wholePart = (win: Money, part: number): Money => {
  const reached = (win * BigInt(Math.round(part * 10_000))) / 10_000n;
  return money(win > 20_000n ? (reached / 10_000n) * 10_000n : reached);
};
