import type { Outcome } from '../fair/outcome.ts';
import { HALF, LOST, won } from '../maths/payout.ts';
import type { Case, Return } from '../maths/payout.ts';
import { drawn } from '../random/words.ts';
import { DECK, rankOf, suitOf } from './card.ts';
import type { Card } from './card.ts';

export const DRAGON_TIGER_BETS = [
  'dragon',
  'tiger',
  'tie',
  'suited-tie',
  'dragon-big',
  'dragon-small',
  'dragon-odd',
  'dragon-even',
  'tiger-big',
  'tiger-small',
  'tiger-odd',
  'tiger-even',
] as const;
export type DragonTigerBet = (typeof DRAGON_TIGER_BETS)[number];

/** Every round is dealt from a fresh shoe. Dragon and tiger lose half on a tie; sevens lose every bet on one card. */
export type DragonTigerRules = {
  readonly decks: number;
  readonly pays: { readonly tie: string; readonly suitedTie: string };
};

export const DRAGON_TIGER: DragonTigerRules = { decks: 8, pays: { tie: '8', suitedTie: '50' } };
export const DRAGON_TIGER_ELEVEN: DragonTigerRules = { decks: 8, pays: { tie: '11', suitedTie: '50' } };

export type DragonTigerCards = { readonly dragon: Card; readonly tiger: Card };

/** The first card goes to the dragon, the second to the tiger. */
export const dealDragonTiger: Outcome<DragonTigerRules, DragonTigerCards> = (words, { decks }) => {
  const [dragon = 0, tiger = 0] = drawn(words, 2, decks * DECK);
  return { dragon, tiger };
};

export const dragonTigerWinner = ({ dragon, tiger }: DragonTigerCards): 'dragon' | 'tiger' | 'tie' => {
  const lead = rankOf(dragon) - rankOf(tiger);
  if (lead === 0) return 'tie';
  return lead > 0 ? 'dragon' : 'tiger';
};

const SEVEN = 7;

export const dragonTigerReturn = (rules: DragonTigerRules, cards: DragonTigerCards, bet: DragonTigerBet): Return => {
  const winner = dragonTigerWinner(cards);
  const isSuited = suitOf(cards.dragon) === suitOf(cards.tiger);
  switch (bet) {
    case 'dragon':
    case 'tiger':
      return winner === 'tie' ? HALF : winner === bet ? won('1') : LOST;
    case 'tie':
      return winner === 'tie' ? won(rules.pays.tie) : LOST;
    case 'suited-tie':
      return winner === 'tie' && isSuited ? won(rules.pays.suitedTie) : LOST;
    case 'dragon-big':
    case 'dragon-small':
    case 'dragon-odd':
    case 'dragon-even':
      return oneCardReturn(rankOf(cards.dragon), bet.slice('dragon-'.length));
    case 'tiger-big':
    case 'tiger-small':
    case 'tiger-odd':
    case 'tiger-even':
      return oneCardReturn(rankOf(cards.tiger), bet.slice('tiger-'.length));
  }
};

const oneCardReturn = (rank: number, side: string): Return => {
  if (rank === SEVEN) return LOST;
  const holds =
    side === 'big' ? rank > SEVEN : side === 'small' ? rank < SEVEN : side === 'odd' ? rank % 2 === 1 : rank % 2 === 0;
  return holds ? won('1') : LOST;
};

/** All ordered pairs of cards of a fresh shoe. */
export const dragonTigerCases = (decks: number): readonly Case<DragonTigerCards>[] =>
  Array.from({ length: DECK ** 2 }, (_, pair) => {
    const [dragon, tiger] = [Math.floor(pair / DECK), pair % DECK];
    return { result: { dragon, tiger }, ways: BigInt(decks * (dragon === tiger ? decks - 1 : decks)) };
  });
