import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { labelledHash } from '../fair/seed.ts';
import type { ServerSeed } from '../fair/seed.ts';
import { wordsOf } from '../fair/stream.ts';
import { createTreeOver, leafOf } from '../lottery/merkle.ts';
import type { TicketTree } from '../lottery/merkle.ts';
import { shuffled } from '../random/words.ts';
import { DECK } from '../tables/card.ts';
import type { Card } from '../tables/card.ts';

/** Where the cards of a hand come from: the seed of the server and one of every seat, all fixed before any is shown. */
export type HandName = { readonly game: string; readonly table: string; readonly hand: number };

/** A seat of the table with what its player gave to the draw. */
export type SeatSeed = { readonly seat: number; readonly seed: string };

const SEAT_SEED = /^[0-9a-f]{32}(-[\w-]{1,24})?$/;

/** 32 hex digits from the browser; words of the player's own may follow after a dash. */
export const isSeatSeed = (text: string): boolean => SEAT_SEED.test(text);

/** What a seat sends before any seed is shown. */
export const seatCommitOf = ({ table, hand }: HandName, { seat, seed }: SeatSeed): string =>
  labelledHash('fairground/seat/1', `${table}|${hand}|${seat}|${seed}`);

/** What stands in the place of the client seed: one hash over the seeds of all seats, in the order of the seats. */
export const handValueOf = ({ table, hand }: HandName, seeds: readonly SeatSeed[]): string => {
  const sorted = seeds.toSorted((one, other) => one.seat - other.seat);
  if (new Set(sorted.map(({ seat }) => seat)).size !== seeds.length) throw new RangeError('A seat gives one seed.');
  return labelledHash(
    'fairground/hand/1',
    `${table}|${hand}|${sorted.map(({ seat, seed }) => `${seat}:${seed}`).join(',')}`,
  );
};

/** The order of the cards of a hand. */
export const deckOf = (
  server: ServerSeed,
  name: HandName,
  seeds: readonly SeatSeed[],
  cards: readonly Card[] = FULL_DECK,
): readonly Card[] =>
  shuffled(wordsOf(server, { game: name.game, clientSeed: handValueOf(name, seeds), nonce: name.hand }), cards);

/** The numbers 0 to 51: rank = number mod 13 + 1, suit = number ÷ 13. */
export const FULL_DECK: readonly Card[] = Array.from({ length: DECK }, (_, card) => card);

/** What hides a card in the tree of the deal until it is shown. */
export const saltOf = (server: ServerSeed, { table, hand }: HandName, place: number): string =>
  bytesToHex(hmac(sha256, server, utf8ToBytes(`fairground/salt/1|${table}|${hand}|${place}`)));

/** The text a card stands for in the tree. */
export const cardText = (place: number, card: Card, salt: string): string =>
  `fairground/card/1|${place}|${card}|${salt}`;

/** The tree over all places of the deck; its root is published with the deal, a shown card comes with salt and path. */
export const dealTree = (server: ServerSeed, name: HandName, deck: readonly Card[]): TicketTree =>
  createTreeOver(
    deck.map((card, place) => leafOf(utf8ToBytes(cardText(place, card, saltOf(server, name, place))), sha256)),
    sha256,
  );
