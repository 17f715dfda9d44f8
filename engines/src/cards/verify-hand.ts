import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { commitmentOf, readSeed } from '../fair/seed.ts';
import { isInTree } from '../lottery/merkle.ts';
import type { Card } from '../tables/card.ts';
import { cardText, dealTree, deckOf, FULL_DECK, seatCommitOf } from './hand-deck.ts';
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

export type HandCheck = 'seat-commits' | 'server-commitment' | 'root' | 'shown-cards';

const HEX = /^(?:[0-9a-f]{2})*$/;

/** The checks that fail; none if all that was shown follows from what was fixed before. */
export const verifyHand = (proof: HandProof): readonly HandCheck[] => {
  const failed: HandCheck[] = [];
  if (!proof.seats.every((seat) => seatCommitOf(proof.name, seat) === seat.commit)) failed.push('seat-commits');
  if (proof.serverSeed !== null) failed.push(...faultsOfSeed(proof, proof.serverSeed));
  if (!proof.shown.every((shown) => isProved(proof, shown))) failed.push('shown-cards');
  return failed;
};

const faultsOfSeed = (
  { name, commitment, seats, root, cards = FULL_DECK }: HandProof,
  text: string,
): readonly HandCheck[] => {
  const seed = readSeed(text);
  if (!seed || commitmentOf(seed) !== commitment) return ['server-commitment'];
  const tree = dealTree(seed, name, deckOf(seed, name, seats, cards));
  return bytesToHex(tree.root) === root ? [] : ['root'];
};

const isProved = ({ root, cards = FULL_DECK }: HandProof, { place, card, salt, path }: ShownCard): boolean => {
  if (![root, ...path].every((hash) => HEX.test(hash))) return false;
  return isInTree(
    utf8ToBytes(cardText(place, card, salt)),
    { index: place, path: path.map((hash) => hexToBytes(hash)) },
    { root: hexToBytes(root), size: cards.length },
    (bytes) => sha256(bytes),
  );
};
