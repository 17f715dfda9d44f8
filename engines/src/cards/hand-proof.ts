import type { Card } from '../tables/card.ts';
import type { HandName, SeatSeed } from './hand-deck.ts';

/** What a player keeps of a hand to check it without the server. */
export type HandProof = {
  readonly name: HandName;
  /** Published before the hand. */
  readonly commitment: string;
  /** Revealed after the hand; null while hands that were folded are still hidden. */
  readonly serverSeed: string | null;
  readonly seats: readonly (SeatSeed & { readonly commit: string })[];
  /** The root of the tree over all places, published with the deal. */
  readonly root: string;
  /** The numbers that are shuffled: all 52, or the cards of the game ascending. */
  readonly cards?: readonly Card[];
  readonly shown: readonly ShownCard[];
};

/** A card at its place of the deck, with what proves it. */
export type ShownCard = {
  readonly place: number;
  readonly card: Card;
  readonly salt: string;
  readonly path: readonly string[];
};
