import { commitmentOf, newServerSeed, writeSeed } from '@fairground/engines/fair/seed';
import { drawWinners, ticketHashOf } from '@fairground/engines/raffle/draw';
import { expect, test } from 'vitest';
import { repeatsDraw } from './raffle-check.ts';

const seed = newServerSeed(Uint8Array.from({ length: 32 }, (_, place) => place + 7));
const runs = [
  { from: 1, to: 40, tag: 'a1' },
  { from: 41, to: 55, tag: 'b2' },
];
const rules = { places: 2, winsMax: 1 };
const proof = {
  ...{ id: 7n as never, commitment: commitmentOf(seed), seed: writeSeed(seed), ticketHash: ticketHashOf(runs), runs },
  ...rules,
  winners: drawWinners(seed, { name: '7', runs, ...rules }).map(({ place, ticket, attempt }) => ({
    ...{ place, ticket, attempt },
  })),
};

test('[part of A-10] a draw is right only when the seed, the tickets and every winner fit what was published before', () => {
  expect(repeatsDraw(proof, proof.commitment)).toBe(true);
  expect(repeatsDraw(proof, commitmentOf(newServerSeed(Uint8Array.from({ length: 32 }, (_, n) => n + 1))))).toBe(false);
  expect(repeatsDraw({ ...proof, runs: [{ from: 1, to: 55, tag: 'a1' }] }, proof.commitment)).toBe(false);
  expect(repeatsDraw({ ...proof, winners: proof.winners.slice(1) }, proof.commitment)).toBe(false);
  expect(
    repeatsDraw({ ...proof, winners: proof.winners.map((win) => ({ ...win, ticket: 3 })) }, proof.commitment),
  ).toBe(false);
});
