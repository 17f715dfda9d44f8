import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { commitmentOf, newServerSeed, writeSeed } from '../fair/seed.ts';
import { BA_CAY_DECK } from './ba-cay/value.ts';
import { dealTree, deckOf, saltOf, seatCommitOf } from './hand-deck.ts';
import { placesOfSeat } from './dealt-places.ts';
import type { SeenHand } from './seen-hand.ts';
import { readHandProof, verifyHand } from './verify-hand.ts';
import type { HandProof } from './verify-hand.ts';

const server = newServerSeed(Uint8Array.from({ length: 32 }, (_, at) => at * 7 + 1));
const name = { game: 'holdem', table: '12', hand: 3 };
const seats = [0, 4].map((seat) => ({ seat, seed: `${seat}`.repeat(32) }));

const proofOf = (cards?: readonly number[], by = server): HandProof => {
  const deck = deckOf(by, name, seats, cards);
  const tree = dealTree(by, name, deck);
  return {
    name,
    commitment: commitmentOf(by),
    serverSeed: writeSeed(by),
    seats: seats.map((seat) => ({ ...seat, commit: seatCommitOf(name, seat) })),
    root: bytesToHex(tree.root),
    ...(cards && { cards }),
    shown: [0, 3, deck.length - 1].map((place) => ({
      place,
      card: deck[place] ?? 0,
      salt: saltOf(by, name, place),
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

describe('what the browser saw before the end of the hand', () => {
  const dealt = { players: 2, button: 0, seat: 1, count: 2 };
  const deck = deckOf(server, name, seats);
  const seen: SeenHand = {
    commitment: proof.commitment,
    root: proof.root,
    own: seats[1] ?? { seat: 4, seed: '' },
    dealt: { ...dealt, cards: placesOfSeat(dealt, dealt.seat, dealt.count).map((place) => deck[place] ?? 0) },
  };

  test('a hand that is told as it was seen passes, also while the server seed is secret', () => {
    expect(verifyHand(proof, seen)).toEqual([]);
    expect(verifyHand({ ...proof, serverSeed: null }, seen)).toEqual([]);
  });

  test('a proof by another server seed that is consistent in itself fails', () => {
    const other = proofOf(undefined, newServerSeed(Uint8Array.from({ length: 32 }, (_, at) => at + 2)));

    expect(verifyHand(other)).toEqual([]);
    expect(verifyHand(other, seen)).toEqual(['announced-commitment', 'announced-root', 'own-cards']);
  });

  test('another own seed and other own cards fail, although the proof fits them', () => {
    const own = { seat: 4, seed: 'b'.repeat(32) };
    const [first = 0, second = 0] = seen.dealt?.cards ?? [];
    const cards = [(first + 1) % 52 === second ? (first + 2) % 52 : (first + 1) % 52, second];

    expect(verifyHand(proof, { ...seen, own })).toEqual(['own-seed']);
    expect(verifyHand(proof, { ...seen, dealt: { ...dealt, cards } })).toEqual(['own-cards']);
    expect(
      verifyHand({ ...proof, serverSeed: null }, { ...seen, dealt: { ...dealt, cards: [first + 1, first + 2] } }),
    ).toEqual(placesOfSeat(dealt, 1, 2).some((place) => [0, 3, 51].includes(place)) ? ['own-cards'] : []);
  });

  test('a saved proof is read back with what was seen; any other text is refused', () => {
    expect(readHandProof(JSON.stringify({ ...proof, seen }))).toMatchObject({ proof, seen });
    expect(readHandProof(JSON.stringify({ ...proof, seen: 'nothing' }))?.seen).toEqual({});
    const twice = [...proof.seats, ...proof.seats];
    for (const bad of ['', '[]', 'null', '{"name":{}}', JSON.stringify({ ...proof, seats: twice })])
      expect(readHandProof(bad)).toBeUndefined();
  });
});
