import type { Money } from '@fairground/contract/money';
import type { Round } from '@fairground/contract/studio/round';
import type { Texts } from '../texts/texts.ts';
import { celebrationOf, isScene } from './celebration.ts';
import type { WinScenes } from './celebration.ts';
import { countUp } from './count-up.ts';
import type { CountUp } from './count-up.ts';
import { el } from './dom.ts';
import type { Sound } from './sound.ts';
import type { WinScene } from './win-scene.ts';

export type ResultLine = {
  readonly element: HTMLElement;
  readonly say: (line: string) => void;
  readonly clear: () => void;
  /** Shows the result of a round, emphasized by its size. */
  readonly tell: (round: Pick<Round, 'win' | 'stake' | 'state'>) => Promise<void>;
  /** Ends what still counts up. */
  readonly skip: () => void;
};

type ResultLineDeps = {
  readonly texts: Texts;
  readonly sound: Sound;
  readonly scenes: WinScenes;
  /** A game without one counts up large wins in the result line. */
  readonly scene?: WinScene;
};

/** Where results are shown. */
export const createResultLine = ({ texts, sound, scenes, scene }: ResultLineDeps): ResultLine => {
  const { t, amount } = texts;
  const element = el('p', { class: 'result', role: 'status', 'data-testid': 'result' });
  let counting: CountUp | undefined;
  const say = (line: string): void => {
    element.dataset['level'] = 'nothing';
    element.textContent = line;
  };

  const countTo = async (win: Money, ms: number): Promise<void> => {
    const shown = el('b', {}, amount(win));
    element.setAttribute('aria-busy', 'true');
    element.replaceChildren(el('span', {}, t('win')), ' ', shown);
    counting = countUp(win, ms, (value) => {
      shown.textContent = amount(value);
    });
    await counting.done;
    counting = undefined;
    element.removeAttribute('aria-busy');
  };

  return {
    element,
    say,
    clear: () => say(''),
    skip: () => {
      if (scene?.skip() !== true) counting?.finish();
    },
    tell: async (round) => {
      const { win, stake, state } = round;
      if (state === 'CANCELLED') return say(t('round-cancelled'));
      const { level, countMs } = celebrationOf(win, stake, scenes);
      if (level === 'nothing') return say(t('no-win'));
      if (level === 'returned') return say(t('returned', { amount: amount(win) }));
      const own = isScene(level) ? scene : undefined;
      if (own && isScene(level)) await own.show(level, win, stake);
      else sound.play(level === 'win' ? 'win' : 'great');
      element.dataset['level'] = level;
      // A scene has counted already.
      await countTo(win, own ? 0 : countMs);
    },
  };
};
