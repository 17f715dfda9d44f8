import type { Seat } from '@fairground/engines/cards/card-game';
import type { Card } from '@fairground/engines/tables/card';
import { el } from '../../../shell/dom.ts';
import { cardElement } from '../art/card-face.ts';
import type { FaceDeps } from '../face.ts';
import { cardNames } from '../names.ts';
import { flyFrom } from './flight.ts';

type Laid = { readonly seat: Seat; readonly cards: readonly Card[] };

/** How many plays of a trick stay in sight, the last one on top. */
const KEPT = 3;

/** The trick in the middle: what lies on top, and under it what it beat. */
export const createPile = ({
  texts,
  nameOf,
  spotOf,
}: Pick<FaceDeps<never>, 'texts' | 'nameOf' | 'spotOf'>): {
  readonly element: HTMLElement;
  readonly show: (plays: readonly Laid[]) => void;
} => {
  const stack = el('div', { class: 'pile-plays' });
  const by = el('p', { class: 'pile-by' });
  const element = el('div', { class: 'pile' }, stack, by);
  let shown = 0;
  let first = '';
  return {
    element,
    show: (plays) => {
      const name = plays[0]?.cards.join() ?? '';
      if (name !== first || plays.length < shown) {
        stack.replaceChildren();
        shown = 0;
        first = name;
      }
      for (const { seat, cards } of plays.slice(shown)) {
        const group = el('div', { class: 'pile-play', role: 'img', 'aria-label': cardNames(cards, texts) });
        group.style.setProperty('--lean', `${((stack.children.length * 47) % 9) - 4}deg`);
        group.append(...cards.map(cardElement));
        stack.append(group);
        flyFrom(group, spotOf(seat));
      }
      shown = plays.length;
      while (stack.children.length > KEPT) stack.firstElementChild?.remove();
      for (const [at, group] of [...stack.children].entries())
        group.toggleAttribute('data-top', at === stack.children.length - 1);
      const last = plays.at(-1);
      by.textContent = last ? nameOf(last.seat) : '';
    },
  };
};
