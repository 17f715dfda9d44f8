import { el } from '../../shell/dom.ts';
import type { Texts } from '../../texts/texts.ts';

/** What a finger bets on: single numbers, or one kind of the places between them. */
export const LAYERS = ['number', 'split', 'street', 'corner', 'line'] as const;
export type Layer = (typeof LAYERS)[number];

/** Chooses what a finger bets on: the cloth then shows the places of that kind alone, each large enough to hit. */
export const createLayers = (cloth: HTMLElement, { t }: Pick<Texts, 't'>): HTMLElement => {
  const buttons = LAYERS.map((layer) => ({
    layer,
    button: el('button', { type: 'button', class: 'layer', onclick: () => choose(layer) }, t(`layer-${layer}`)),
  }));
  const choose = (chosen: Layer): void => {
    cloth.dataset['layer'] = chosen;
    for (const { layer, button } of buttons) button.setAttribute('aria-pressed', String(layer === chosen));
  };
  choose('number');
  return el(
    'div',
    { class: 'layers', role: 'group', 'aria-label': t('layers') },
    ...buttons.map(({ button }) => button),
  );
};
