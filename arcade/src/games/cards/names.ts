import { rankOf, suitOf } from '@fairground/engines/tables/card';
import type { Card } from '@fairground/engines/tables/card';
import { rankName } from '@fairground/engines/tables/marks';
import type { CardTexts } from './card-texts.ts';

const SUIT_NAMES = ['spades', 'hearts', 'clubs', 'diamonds'] as const;
const COURT_NAMES = ['jack', 'queen', 'king'] as const;

/** The name of a card in words, as a screen reader speaks it. */
export const cardName = (card: Card, { c }: CardTexts): string => {
  const rank = rankOf(card);
  const court = COURT_NAMES[rank - 11];
  const word = rank === 1 ? c('rank-ace') : court === undefined ? rankName(card) : c(`rank-${court}`);
  return c(`of-${SUIT_NAMES[suitOf(card)] ?? 'spades'}`, { rank: word });
};

export const cardNames = (cards: readonly Card[], texts: CardTexts): string =>
  cards.map((card) => cardName(card, texts)).join(', ');
