import type { CardAction } from '@fairground/contract/rooms/fields';
import { suitOf } from '@fairground/engines/tables/card';
import type { Card } from '@fairground/engines/tables/card';
import { rankName } from '@fairground/engines/tables/marks';

const SIGNS = ['♠', '♥', '♣', '♦'] as const;

/** Cards as people read them: `A♠ 10♥`. */
export const cardNames = (cards: readonly Card[]): string =>
  cards.map((card) => `${rankName(card)}${SIGNS[suitOf(card)] ?? ''}`).join(' ');

/** An action in a line: what was done, with which cards, for how much, to whom. */
export const actionText = (action: CardAction): string => {
  switch (action.do) {
    case 'play':
      return `play ${cardNames(action.cards)}`;
    case 'discard':
      return `discard ${cardNames([action.card])}`;
    case 'lay':
    case 'draft':
      return `${action.do} ${[action.rows.front, action.rows.middle, action.rows.back].map(cardNames).join(' / ')}`;
    case 'raise':
      return `raise to ${action.to}`;
    case 'open':
      return `open ${action.seat}`;
    case 'bet': {
      const sides = (action.sides ?? []).map((side) => `, ${side.units} with ${side.with}`).join('');
      return `bet ${action.units}${action.isInCommon === true ? ' and the common pot' : ''}${sides}`;
    }
    default:
      return action.do;
  }
};
