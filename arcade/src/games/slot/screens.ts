import type { Money } from '@fairground/contract/money';
import type { Feature } from '@fairground/engines/slots/definition';
import { countUp } from '../../shell/count-up.ts';
import { el } from '../../shell/dom.ts';
import type { GameHost } from '../../shell/game.ts';
import { timesOf } from '../../shell/celebration.ts';
import type { Captions } from './captions.ts';
import type { Motion } from './motion.ts';

/** Screens of their own before and after a feature. */
export type Screens = {
  /** What has begun and what it brings; a press begins it, and so does time. */
  readonly intro: (title: string, count: number | undefined, lines: readonly string[]) => Promise<void>;
  /** What the feature paid as a whole, counted up. */
  readonly summary: (title: string, paid: Money, bet: Money, line: string) => Promise<void>;
};

const INTRO_MS = 3_200;
const COUNT_MS = 1_500;
const SUMMARY_MS = 2_000;

export const createScreens = (
  captions: Captions,
  motion: Motion,
  { texts, sound, announce }: Pick<GameHost, 'texts' | 'sound' | 'announce'>,
): Screens => {
  const { t, amount, number } = texts;
  return {
    intro: (title, count, lines) =>
      captions.stand(async (place) => {
        sound.play('feature');
        announce([title, ...(count === undefined ? [] : [String(count)]), ...lines].join('. '));
        place.replaceChildren(
          el(
            'div',
            { class: 'feature-screen', 'data-screen': 'intro' },
            el('strong', {}, title),
            count === undefined ? undefined : el('b', { class: 'feature-count' }, String(count)),
            ...lines.map((line) => el('span', {}, line)),
            el('small', {}, t('feature-go')),
          ),
        );
        await motion.pause(INTRO_MS);
      }),
    summary: (title, paid, bet, line) =>
      captions.stand(async (place) => {
        const sum = el('b', { class: 'feature-count tabular' });
        place.replaceChildren(
          el(
            'div',
            { class: 'feature-screen', 'data-screen': 'summary' },
            el('strong', {}, title),
            sum,
            el('span', {}, t('times', { value: number(timesOf(paid, bet), 1) })),
            line === '' ? undefined : el('span', {}, line),
          ),
        );
        announce(`${title}: ${amount(paid)}`);
        const count = countUp(paid, COUNT_MS, (value) => {
          sum.textContent = amount(value);
        });
        // A press ends the counting first, then the screen.
        await motion.pause(COUNT_MS);
        count.finish();
        await count.done;
        motion.calm();
        await motion.pause(SUMMARY_MS);
      }),
  };
};

/** What a player should know of a feature before it runs. */
export const linesOf = (feature: Feature | undefined, { t }: GameHost['texts']): readonly string[] =>
  feature?.type === 'free'
    ? [
        ...(feature.multiplier > 1 ? [t('feature-multiplier', { value: feature.multiplier })] : []),
        ...(feature.wilds === 'stay' ? [t('feature-wilds-stay')] : []),
        ...(feature.retrigger === 'none' ? [] : [t('feature-retrigger')]),
      ]
    : [];
