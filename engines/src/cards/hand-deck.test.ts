import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { newServerSeed } from '../fair/seed.ts';
import { isInTree } from '../lottery/merkle.ts';
import { cardText, dealTree, deckOf, handValueOf, isSeatSeed, saltOf, seatCommitOf } from './hand-deck.ts';
import { cardsOf } from './testing/read-cards.ts';

const server = newServerSeed(Uint8Array.from({ length: 32 }, (_, at) => at));
const name = { game: 'tien-len', table: '7', hand: 42 };
const seeds = [
  { seat: 3, seed: 'charlie' },
  { seat: 0, seed: 'alpha' },
  { seat: 2, seed: 'bravo' },
];

test('a deck comes from the seeds of the server and of all seats, as the written example says', () => {
  const commits = seeds.toSorted((one, other) => one.seat - other.seat).map((seed) => seatCommitOf(name, seed));

  expect(commits.map((commit) => commit.slice(0, 8))).toEqual(['a6a039e1', '9c28c51b', 'df8a6d30']);
  expect(handValueOf(name, seeds)).toBe('87611ed93c3bd61a7624910a8c88db6f09a457208616aa37b12d475de36f5b17');
  expect(deckOf(server, name, seeds).slice(0, 10)).toEqual(cardsOf('4♠ 5♦ Q♠ Q♥ 3♣ 9♥ 7♥ Q♦ 6♦ 3♥'));
});

test('a card is shown with its salt and its path in the tree of the deal', () => {
  const deck = deckOf(server, name, seeds);
  const tree = dealTree(server, name, deck);
  const salt = saltOf(server, name, 0);
  const text = (card: number): Uint8Array => utf8ToBytes(cardText(0, card, salt));
  const hash = (bytes: Uint8Array): Uint8Array => sha256(bytes);

  expect(salt).toMatch(/^dda2cfad.*3d451a$/);
  expect(isInTree(text(deck[0] ?? 0), tree.prove(0), tree, hash)).toBe(true);
  expect(isInTree(text(deck[1] ?? 0), tree.prove(0), tree, hash)).toBe(false);
  expect(bytesToHex(tree.root)).toHaveLength(64);
});

test('every seat changes the order of the cards, and the order in which seats are listed does not', () => {
  const other = seeds.with(0, { seat: 3, seed: 'delta' });

  expect(deckOf(server, name, seeds.toReversed())).toEqual(deckOf(server, name, seeds));
  expect(deckOf(server, name, other)).not.toEqual(deckOf(server, name, seeds));
  expect(deckOf(server, name, other).toSorted((one, two) => one - two)).toEqual(
    Array.from({ length: 52 }, (_, card) => card),
  );
});

test('a seat gives one seed: 32 hex digits, and words of its own behind a dash', () => {
  expect(['0123456789abcdef'.repeat(2), `${'a'.repeat(32)}-may-man`].every(isSeatSeed)).toBe(true);
  expect(['', 'alpha', 'A'.repeat(32), `${'a'.repeat(32)}-`, `${'a'.repeat(32)}-a|b`].some(isSeatSeed)).toBe(false);
  expect(() => handValueOf(name, [...seeds, { seat: 0, seed: 'again' }])).toThrow('one seed');
});
