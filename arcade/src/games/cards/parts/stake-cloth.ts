import type { Card } from '@fairground/engines/tables/card';
import { el } from '../../../shell/dom.ts';
import type { CardTexts } from '../card-texts.ts';
import { createActionBar } from './action-bar.ts';
import { createHandFan } from './hand-fan.ts';
import { createStakeChoice } from './stake-panel.ts';

/** What a game that every seat stakes on for itself lays out: a word in the middle, the own cards with their worth, stake and buttons. */
export const createStakeCloth = (texts: CardTexts, amount: (units: number) => string, onStake: () => void) => {
  const fan = createHandFan({ texts, choice: 'none', onChange: () => undefined });
  const bar = createActionBar(texts.c('actions'));
  const stake = createStakeChoice(texts, amount, onStake);
  const note = el('p', { class: 'own-note' });
  const said = el('p', { class: 'centre-note' });
  return {
    bar,
    stake,
    said,
    areas: {
      centre: el('div', { class: 'rows-centre' }, said),
      own: el('div', { class: 'own-cards own-few' }, note, fan.element),
      bar: el('div', { class: 'betting-bar' }, stake.element, bar.element),
    },
    showOwn: (cards: readonly Card[], worth: (cards: readonly Card[]) => string): void => {
      fan.show(cards);
      note.textContent = cards.length > 0 ? worth(cards) : '';
    },
    clear: (): void => {
      fan.show([]);
      note.textContent = '';
      said.textContent = '';
      stake.show(null);
      bar.show([]);
    },
  };
};
