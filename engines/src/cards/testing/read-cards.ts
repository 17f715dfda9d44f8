import { RANKS } from '../../tables/card.ts';
import type { Card } from '../../tables/card.ts';
import type { HiddenCards } from '../card-game.ts';

const RANK_LETTERS = 'A23456789TJQK';
const SUIT_LETTERS = 'shcd';
const SIGNS: Readonly<Record<string, string>> = { '♠': 's', '♥': 'h', '♣': 'c', '♦': 'd' };

/** Reads cards as people write them: `7c 7h`, `2♥2♠` or `KdKh4d`. */
export const cardsOf = (text: string): readonly Card[] =>
  (text.replaceAll('10', 'T').match(/[2-9TJQKA][shcd♠♥♣♦]/g) ?? []).map((word) => {
    const [rank = '', sign = ''] = word;
    return SUIT_LETTERS.indexOf(SIGNS[sign] ?? sign) * RANKS + RANK_LETTERS.indexOf(rank);
  });

export const handOf = (text: string): HiddenCards => cardsOf(text) as HiddenCards;
