import type { Texts } from '../texts/texts.ts';
import { el } from './dom.ts';

export type Loading = { readonly element: HTMLElement; readonly show: (part: number) => void };

/** What is seen until the game can be played. */
export const createLoading = (): Loading => {
  const bulbs = Array.from({ length: 10 }, () => el('i'));
  const element = el(
    'div',
    { class: 'loading', role: 'progressbar', 'aria-valuemin': '0', 'aria-valuemax': '100' },
    ...bulbs,
  );
  return {
    element,
    show: (part) => {
      element.setAttribute('aria-valuenow', String(Math.round(part * 100)));
      for (const [index, bulb] of bulbs.entries())
        bulb.classList.toggle('lit', (index + 1) / bulbs.length <= part + 0.01);
    },
  };
};

/** What stands in the game's place when it cannot be opened. */
export const createTrouble = ({ t }: Texts, line: string, onAgain: (() => void) | undefined): HTMLElement =>
  el(
    'div',
    { class: 'trouble', role: 'alert' },
    el('p', {}, line),
    el('p', { class: 'soft' }, t('money-safe')),
    onAgain ? el('button', { type: 'button', class: 'play', onclick: onAgain }, t('again')) : undefined,
  );
