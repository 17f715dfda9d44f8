import { commitmentOf, newServerSeed, writeSeed } from '@fairground/engines/fair/seed';
import { drawWinners, ticketHashOf } from '@fairground/engines/raffle/draw';
import { expect, test } from 'vitest';
import { checkDraw, readRaffleProof, writeRaffleProof } from './raffle-check.ts';

const seed = newServerSeed(Uint8Array.from({ length: 32 }, (_, place) => place + 7));
const runs = [
  { from: 1, to: 40, tag: 'a1' },
  { from: 41, to: 55, tag: 'b2' },
  { from: 56, to: 60, tag: 'a1' },
];
const rules = { places: 2, winsMax: 1 };

/** The proof of a raffle with these tickets, drawn by the rules. */
const proofWith = (tickets: typeof runs) => ({
  ...{ id: 7n as never, commitment: commitmentOf(seed), seed: writeSeed(seed), runs: tickets },
  ...{ ...rules, ticketHash: ticketHashOf(tickets) },
  winners: drawWinners(seed, { name: '7', runs: tickets, ...rules }).map(({ place, ticket, attempt }) => ({
    ...{ place, ticket, attempt },
  })),
});
const proof = proofWith(runs);
const known = { commitment: proof.commitment, ticketHash: proof.ticketHash };
const own = {
  tag: 'a1',
  tickets: 45,
  runs: [
    { from: 1, to: 40 },
    { from: 56, to: 60 },
  ],
};

test('[part of A-10] a draw is right only when the seed, the tickets and every winner fit what was published before', () => {
  const otherSeed = commitmentOf(newServerSeed(Uint8Array.from({ length: 32 }, (_, n) => n + 1)));

  expect(checkDraw(proof, known)).toBe('same');
  expect(checkDraw(proof, { ...known, commitment: otherSeed })).toBe('wrong-seed');
  expect(checkDraw({ ...proof, runs: [{ from: 1, to: 60, tag: 'a1' }] }, known)).toBe('wrong-tickets');
  expect(checkDraw({ ...proof, winners: proof.winners.slice(1) }, known)).toBe('wrong-winners');
  expect(checkDraw({ ...proof, winners: proof.winners.map((win) => ({ ...win, ticket: 3 })) }, known)).toBe(
    'wrong-winners',
  );
});

test('[part of A-10] a list of tickets other than the one that was published before the seed is wrong, even where its draw is right', () => {
  const later = proofWith(runs.slice(0, 2));

  expect(checkDraw(later, { ...known, ticketHash: null })).toBe('same');
  expect(checkDraw(later, known)).toBe('wrong-tickets');
});

test('[part of A-10] a draw without one of the own tickets is wrong, also where seed, list and winners fit each other', () => {
  const dropped = proofWith(runs.slice(0, 2));
  const given = proofWith([runs[0], runs[1], { from: 56, to: 60, tag: 'b2' }].flatMap((run) => run ?? []));

  expect(checkDraw(proof, { ...known, own })).toBe('same');
  expect(checkDraw(dropped, { ...known, ticketHash: null, own })).toBe('wrong-own');
  expect(checkDraw(given, { ...known, ticketHash: null, own })).toBe('wrong-own');
  expect(checkDraw(proof, { ...known, own: { tag: null, tickets: 0, runs: [] } })).toBe('same');
});

test('a saved proof is read with and without the answer around it, and any other text is none', () => {
  const text = writeRaffleProof(proof);

  expect(readRaffleProof(text)).toEqual(proof);
  expect(readRaffleProof(`{"success":true,"value":${text}}`)).toEqual(proof);
  expect([readRaffleProof('{}'), readRaffleProof('not a proof')]).toEqual([undefined, undefined]);
});
