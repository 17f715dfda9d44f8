import type { Outcome } from '../fair/outcome.ts';
import { divide, fraction, isLess, multiply, ONE, parseDecimal } from '../maths/fraction.ts';
import type { Fraction } from '../maths/fraction.ts';
import { LOST } from '../maths/payout.ts';
import type { Return } from '../maths/payout.ts';
import { below } from '../random/words.ts';
import { DECK, rankOf, RANKS } from '../tables/card.ts';
import type { Card } from '../tables/card.ts';
import { IllegalStepError } from './illegal-step.ts';

export type HiLoRules = {
  /** How many cards a round has at most, the first one included. */
  readonly cards: number;
  readonly rtp: string;
  /** A round that has won this much goes no further. */
  readonly returnMax: string;
};

export const HI_LO: HiLoRules = { cards: 52, rtp: '0.99', returnMax: '10000' };

/** All cards of a round, each from a full deck: decided before the first guess, shown one by one. */
export const dealHiLo: Outcome<HiLoRules, readonly Card[]> = (words, { cards }) =>
  Array.from({ length: cards }, () => below(words, DECK));

export const GUESSES = ['higher', 'lower', 'same', 'higher-or-same', 'lower-or-same'] as const;
export type Guess = (typeof GUESSES)[number];

export type HiLoRound = {
  readonly rules: HiLoRules;
  readonly cards: readonly Card[];
  /** The place of the card that lies open. */
  readonly at: number;
  /** One divided by the chance of all guesses so far. */
  readonly product: Fraction;
  readonly guesses: number;
  readonly state: 'open' | 'cashed' | 'lost';
};

export const startHiLo = (rules: HiLoRules, cards: readonly Card[]): HiLoRound => ({
  rules,
  cards,
  at: 0,
  product: ONE,
  guesses: 0,
  state: 'open',
});

/** The chance of a guess on an open card, the ace being lowest; undefined where it is not offered. */
export const guessChance = (rank: number, guess: Guess): Fraction | undefined => {
  const isEdge = rank === 1 || rank === RANKS;
  switch (guess) {
    case 'higher':
      return rank === 1 ? fraction(RANKS - 1, RANKS) : undefined;
    case 'lower':
      return rank === RANKS ? fraction(RANKS - 1, RANKS) : undefined;
    case 'same':
      return isEdge ? fraction(1, RANKS) : undefined;
    case 'higher-or-same':
      return isEdge ? undefined : fraction(RANKS + 1 - rank, RANKS);
    case 'lower-or-same':
      return isEdge ? undefined : fraction(rank, RANKS);
  }
};

export const guessNext = (round: HiLoRound, guess: Guess): HiLoRound => {
  const [open, next] = openAndNext(round);
  const chance = guessChance(open, guess);
  if (chance === undefined) throw new IllegalStepError('not-a-guess');
  if (!isLess(hiLoWin(round), parseDecimal(round.rules.returnMax))) throw new IllegalStepError('no-more-steps');
  const further = { ...round, at: round.at + 1, guesses: round.guesses + 1 };
  if (!isRight(guess, open, next)) return { ...further, state: 'lost' };
  return { ...further, product: divide(round.product, chance) };
};

/** Goes on to the next card without a guess: the chances of the next guess are those of its card. */
export const skipCard = (round: HiLoRound): HiLoRound => {
  openAndNext(round);
  return { ...round, at: round.at + 1 };
};

const openAndNext = ({ cards, at, state }: HiLoRound): readonly [number, number] => {
  if (state !== 'open') throw new IllegalStepError('round-over');
  const [open, next] = [cards[at], cards[at + 1]];
  if (open === undefined || next === undefined) throw new IllegalStepError('no-more-steps');
  return [rankOf(open), rankOf(next)];
};

const isRight = (guess: Guess, open: number, next: number): boolean => {
  if (guess === 'same') return next === open;
  if (next === open) return guess.endsWith('-or-same');
  return guess.startsWith('higher') === next > open;
};

export const cashOutHiLo = (round: HiLoRound): HiLoRound => {
  if (round.state !== 'open') throw new IllegalStepError('round-over');
  if (round.guesses === 0) throw new IllegalStepError('nothing-won');
  return { ...round, state: 'cashed' };
};

export const hiLoReturn = (round: HiLoRound): Return => {
  if (round.state === 'open') throw new IllegalStepError('nothing-won');
  return round.state === 'lost' ? LOST : hiLoWin(round);
};

/** What cashing out now would give back. */
export const hiLoWin = ({ rules, product }: HiLoRound): Return => multiply(parseDecimal(rules.rtp), product);
