import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { commitmentOf, newServerSeed, writeSeed } from '../fair/seed.ts';
import { BA_CAY_DECK } from './ba-cay/value.ts';
import { dealTree, deckOf, saltOf, seatCommitOf } from './hand-deck.ts';
import { verifyHand } from './verify-hand.ts';
import type { HandProof } from './verify-hand.ts';

const server = newServerSeed(Uint8Array.from({ length: 32 }, (_, at) => at * 7 + 1));
const name = { game: 'holdem', table: '12', hand: 3 };
const seats = [0, 4].map((seat) => ({ seat, seed: `${seat}`.repeat(32) }));

const proofOf = (cards?: readonly number[]): HandProof => {
  const deck = deckOf(server, name, seats, cards);
  const tree = dealTree(server, name, deck);
  return {
    name,
    commitment: commitmentOf(server),
    serverSeed: writeSeed(server),
    seats: seats.map((seat) => ({ ...seat, commit: seatCommitOf(name, seat) })),
    root: bytesToHex(tree.root),
    ...(cards && { cards }),
    shown: [0, 3, deck.length - 1].map((place) => ({
      place,
      card: deck[place] ?? 0,
      salt: saltOf(server, name, place),
      path: tree.prove(place).path.map((hash) => bytesToHex(hash)),
    })),
  };
};

const proof = proofOf();

test('a hand that was dealt by its seeds passes, with 52 cards and with 36', () => {
  expect(verifyHand(proof)).toEqual([]);
  expect(verifyHand(proofOf(BA_CAY_DECK))).toEqual([]);
});

test('opened cards are proved while the server seed is still secret', () => {
  const { shown } = proof;
  const [first] = shown;
  if (!first) throw new Error('No card was shown.');
  const hidden = { ...proof, serverSeed: null };

  expect(verifyHand(hidden)).toEqual([]);
  expect(verifyHand({ ...hidden, shown: [{ ...first, card: (first.card + 1) % 52 }] })).toEqual(['shown-cards']);
  expect(verifyHand({ ...hidden, shown: [{ ...first, place: 1 }] })).toEqual(['shown-cards']);
  expect(verifyHand({ ...hidden, shown: [{ ...first, path: ['no hash'] }] })).toEqual(['shown-cards']);
});

test('another seed of the server or of a seat, or another root, is noticed', () => {
  const other = newServerSeed(Uint8Array.from({ length: 32 }, (_, at) => at + 2));
  const exchanged = proof.seats.map((seat) => ({ ...seat, seed: 'a'.repeat(32) }));

  expect(verifyHand({ ...proof, serverSeed: writeSeed(other) })).toEqual(['server-commitment']);
  expect(verifyHand({ ...proof, serverSeed: 'nothing' })).toEqual(['server-commitment']);
  expect(verifyHand({ ...proof, seats: exchanged })).toEqual(['seat-commits', 'root']);
  expect(verifyHand({ ...proof, root: 'ab'.repeat(32) })).toEqual(['root', 'shown-cards']);
});
