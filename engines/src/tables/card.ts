/** A card of a shoe, numbered from 0: thirteen ranks, four suits, deck after deck. */
export type Card = number;

export const RANKS = 13;
export const SUITS = 4;
export const DECK = RANKS * SUITS;

/** 1 for an ace, 11, 12, 13 for jack, queen, king. */
export const rankOf = (card: Card): number => (card % RANKS) + 1;
/** 0 spades, 1 hearts, 2 clubs, 3 diamonds. */
export const suitOf = (card: Card): number => Math.floor(card / RANKS) % SUITS;
