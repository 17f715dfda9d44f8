import type { Outcome } from '../fair/outcome.ts';
import { HALF, LOST, RETURNED, won } from '../maths/payout.ts';
import { add, ONE } from '../maths/fraction.ts';
import type { Return } from '../maths/payout.ts';
import { drawn } from '../random/words.ts';
import { DECK, rankOf, suitOf } from './card.ts';
import type { Card } from './card.ts';

export const BACCARAT_BETS = [
  'player',
  'banker',
  'tie',
  'player-pair',
  'banker-pair',
  'either-pair',
  'perfect-pair',
  'lucky-six',
] as const;
export type BaccaratBet = (typeof BACCARAT_BETS)[number];

/** Every round is dealt from a fresh shoe; pays are what a winning unit gains. */
export type BaccaratRules = {
  readonly decks: number;
  /** A fixed commission, or even money with half of it when the banker wins with six. */
  readonly banker: 'commission' | 'six-pays-half';
  readonly pays: {
    readonly banker: string;
    readonly tie: string;
    readonly pair: string;
    readonly eitherPair: string;
    readonly perfectPair: string;
    readonly bothPerfect: string;
    readonly luckySixTwoCards: string;
    readonly luckySixThreeCards: string;
  };
};

export const BACCARAT: BaccaratRules = {
  decks: 8,
  banker: 'commission',
  pays: {
    banker: '0.95',
    tie: '8',
    pair: '11',
    eitherPair: '5',
    perfectPair: '25',
    bothPerfect: '200',
    luckySixTwoCards: '12',
    luckySixThreeCards: '20',
  },
};

export const NO_COMMISSION_BACCARAT: BaccaratRules = {
  ...BACCARAT,
  banker: 'six-pays-half',
  pays: { ...BACCARAT.pays, banker: '1' },
};

/** The cards of both hands in the order they were dealt. */
export type BaccaratHands = { readonly player: readonly Card[]; readonly banker: readonly Card[] };

/** Six cards leave the shoe: player, banker, player, banker, then the third cards as far as the rules ask for them. */
export const dealBaccarat: Outcome<BaccaratRules, BaccaratHands> = (words, { decks }) => {
  const [one = 0, two = 0, three = 0, four = 0, five = 0, six = 0] = drawn(words, 6, decks * DECK);
  const player = [one, three];
  const banker = [two, four];
  const thirds = thirdCards(total(player), total(banker), valueOf(five));
  if (thirds === 'none') return { player, banker };
  if (thirds === 'player') return { player: [...player, five], banker };
  if (thirds === 'banker') return { player, banker: [...banker, five] };
  return { player: [...player, five], banker: [...banker, six] };
};

/** Who draws, by the totals of two cards and the value of the card that comes next. */
export const thirdCards = (player: number, banker: number, next: number): 'none' | 'player' | 'banker' | 'both' => {
  if (player >= 8 || banker >= 8) return 'none';
  if (player >= 6) return banker <= 5 ? 'banker' : 'none';
  return bankerDraws(banker, next) ? 'both' : 'player';
};

/** The banker's rule after the player drew. */
const bankerDraws = (banker: number, playersThird: number): boolean => {
  if (banker <= 2) return true;
  if (banker === 3) return playersThird !== 8;
  // From 4 on the banker wants the player's card between 2, 4, 6 and 7; a seven never draws.
  return banker < 7 && playersThird >= 2 * (banker - 3) && playersThird <= 7;
};

export const valueOf = (card: Card): number => (rankOf(card) >= 10 ? 0 : rankOf(card));
export const total = (hand: readonly Card[]): number => hand.reduce((sum, card) => sum + valueOf(card), 0) % 10;

export const winnerOf = ({ player, banker }: BaccaratHands): 'player' | 'banker' | 'tie' => {
  const lead = total(player) - total(banker);
  if (lead === 0) return 'tie';
  return lead > 0 ? 'player' : 'banker';
};

export const baccaratReturn = (rules: BaccaratRules, hands: BaccaratHands, bet: BaccaratBet): Return => {
  const { pays } = rules;
  const winner = winnerOf(hands);
  const pairs = [hands.player, hands.banker].filter(isPair).length;
  const perfect = [hands.player, hands.banker].filter(isPerfect).length;
  switch (bet) {
    case 'player':
      return winner === 'tie' ? RETURNED : winner === 'player' ? won('1') : LOST;
    case 'banker':
      return winner === 'tie' ? RETURNED : winner === 'banker' ? bankerReturn(rules, total(hands.banker)) : LOST;
    case 'tie':
      return winner === 'tie' ? won(pays.tie) : LOST;
    case 'player-pair':
      return isPair(hands.player) ? won(pays.pair) : LOST;
    case 'banker-pair':
      return isPair(hands.banker) ? won(pays.pair) : LOST;
    case 'either-pair':
      return pairs > 0 ? won(pays.eitherPair) : LOST;
    case 'perfect-pair':
      return perfect === 0 ? LOST : won(perfect === 2 ? pays.bothPerfect : pays.perfectPair);
    case 'lucky-six':
      if (winner !== 'banker' || total(hands.banker) !== 6) return LOST;
      return won(hands.banker.length === 2 ? pays.luckySixTwoCards : pays.luckySixThreeCards);
  }
};

const bankerReturn = ({ banker, pays }: BaccaratRules, points: number): Return =>
  banker === 'six-pays-half' && points === 6 ? add(ONE, HALF) : won(pays.banker);

/** The first two cards have the same rank. */
export const isPair = ([first = -1, second = -2]: readonly Card[]): boolean => rankOf(first) === rankOf(second);
/** They have the same suit, too. */
export const isPerfect = (hand: readonly Card[]): boolean =>
  isPair(hand) && suitOf(hand[0] ?? 0) === suitOf(hand[1] ?? 0);
