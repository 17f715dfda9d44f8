import { rankOf, suitOf } from '../../tables/card.ts';
import type { Card } from '../../tables/card.ts';

/** Three or more cards of a rank, or three or more of a suit in a row with the ace low. */

const MELD_MIN = 3;

export const isMeld = (cards: readonly Card[]): boolean => {
  if (cards.length < MELD_MIN) return false;
  const ranks = cards.map(rankOf).toSorted((one, other) => one - other);
  if (ranks.every((rank) => rank === ranks[0])) return true;
  return (
    cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0)) &&
    ranks.every((rank, at) => rank === (ranks[0] ?? 0) + at)
  );
};

export type Split = {
  readonly melds: readonly (readonly Card[])[];
  readonly loose: readonly Card[];
  readonly points: number;
};

export const pointsOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + rankOf(card), 0);

/**
 * Splits a hand into melds and loose cards for the fewest points. Every eaten card is in a meld, and no two are in the same
 * one; undefined if that cannot be.
 */
export const bestSplit = (hand: readonly Card[], eaten: readonly Card[]): Split | undefined => {
  const [first, ...rest] = hand;
  if (first === undefined) return { melds: [], loose: [], points: 0 };
  const options: Split[] = [];
  if (!eaten.includes(first)) {
    const left = bestSplit(rest, eaten);
    if (left) options.push({ ...left, loose: [first, ...left.loose], points: left.points + rankOf(first) });
  }
  for (const meld of meldsWith(first, rest)) {
    if (meld.filter((card) => eaten.includes(card)).length > 1) continue;
    const left = bestSplit(
      rest.filter((card) => !meld.includes(card)),
      eaten,
    );
    if (left) options.push({ ...left, melds: [meld, ...left.melds] });
  }
  return options.toSorted((one, other) => one.points - other.points || one.loose.length - other.loose.length)[0];
};

/** Every meld of the card with others of the hand. */
const meldsWith = (card: Card, others: readonly Card[]): readonly (readonly Card[])[] => {
  const alike = others.filter((other) => rankOf(other) === rankOf(card));
  const sets = [alike, ...alike.map((left) => alike.filter((other) => other !== left))]
    .filter((set, at) => set.length >= MELD_MIN - 1 && (at === 0 || alike.length >= MELD_MIN))
    .map((set) => [card, ...set]);
  return [...sets, ...runsWith(card, others)];
};

const runsWith = (card: Card, others: readonly Card[]): readonly (readonly Card[])[] => {
  const suited = new Map(
    others.filter((other) => suitOf(other) === suitOf(card)).map((other) => [rankOf(other), other]),
  );
  const lower: Card[] = [];
  for (let rank = rankOf(card) - 1; suited.has(rank); rank -= 1) lower.push(suited.get(rank) ?? card);
  const upper: Card[] = [];
  for (let rank = rankOf(card) + 1; suited.has(rank); rank += 1) upper.push(suited.get(rank) ?? card);
  return Array.from({ length: lower.length + 1 }, (_, below) =>
    Array.from({ length: upper.length + 1 }, (_, above) => [...lower.slice(0, below), card, ...upper.slice(0, above)]),
  )
    .flat()
    .filter((run) => run.length >= MELD_MIN);
};

const REACH = 2;

/** Whether no two cards could ever be part of one meld: no equal ranks, and no two of a suit close to each other. */
export const isOutOfReach = (hand: readonly Card[]): boolean =>
  hand.every((card, at) =>
    hand.slice(at + 1).every((other) => {
      const distance = Math.abs(rankOf(card) - rankOf(other));
      return distance > 0 && (suitOf(card) !== suitOf(other) || distance > REACH);
    }),
  );
