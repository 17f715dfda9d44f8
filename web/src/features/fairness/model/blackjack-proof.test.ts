import { money } from '@fairground/contract/money';
import type { StudioRoundId } from '@fairground/contract/studio/round';
import { commitmentOf, newServerSeed, writeSeed } from '@fairground/engines/fair/seed';
import { publicValueOf, seatValueOf } from '@fairground/engines/fair/shared-round';
import { wordsOf } from '@fairground/engines/fair/stream';
import { payout } from '@fairground/engines/maths/payout';
import { repeatHands } from '@fairground/engines/rounds/repeat-table';
import { hashOfRules } from '@fairground/engines/rounds/verify-round';
import type { Provable } from '@fairground/engines/rounds/verify-round';
import { BLACKJACK } from '@fairground/engines/tables/blackjack';
import { expect, test } from 'vitest';
import { examine } from './examine.ts';
import { seatText } from './shared-steps.ts';

const seed = newServerSeed(Uint8Array.from({ length: 32 }, (_, index) => index));
const ROUND = 4711n as StudioRoundId;
const table = { table: 'VRS:a-table', beacon: '-', betIds: ['7', '9'] };

/** A seat that stood on its first two cards in round `nonce`. */
const proofOf = (nonce: number): Provable => {
  const clientSeed = publicValueOf({ game: table.table, round: String(nonce), bets: table.betIds, beacon: '-' });
  const draw = { game: 'blackjack', nonce };
  const choice = { kind: 'blackjack' as const, bets: [{ spot: 'hand', amount: money(50_000n) }] };
  const { shown, returned } = repeatHands(
    wordsOf(seed, { ...draw, clientSeed }),
    wordsOf(seed, { ...draw, clientSeed: seatValueOf(clientSeed, ROUND.toString()) }),
    BLACKJACK,
    { choice, decisions: [] },
  );
  return {
    model: 'blackjack',
    rules: BLACKJACK,
    definitionHash: hashOfRules(BLACKJACK),
    commitment: commitmentOf(seed),
    clientSeed,
    serverSeed: writeSeed(seed),
    payStep: money(1n),
    shared: table,
    round: {
      roundId: ROUND,
      choice,
      decisions: [],
      steps: [],
      nonce,
      state: 'DONE',
      shown,
      bet: money(50_000n),
      win: money(payout(50_000n, returned)),
    },
  };
};

test('a seat at blackjack is repeated card by card: the dealer as the page writes it, the hands from the seat’s own draw', () => {
  for (let nonce = 1; nonce <= 60; nonce += 1) {
    const proof = proofOf(nonce);

    const { verdict, items, outcome } = examine(proof);

    expect(verdict).toBe('same');
    expect(outcome).toEqual(proof.round.shown);
    expect(outcome?.kind === 'blackjack' && outcome.dealer).toEqual(items);
  }
});

test('the value of the seat and its cards are written down, and another seat has others', () => {
  const proof = proofOf(3);
  const other = { ...proof, round: { ...proof.round, roundId: 4712n as StudioRoundId } };

  expect(seatText(proof)).toContain(seatValueOf(proof.clientSeed, '4711'));
  expect(seatText(other)).not.toBe(seatText(proof));
  expect(examine(other).verdict).toBe('wrong-outcome');
});

test('a stake that no decision asked for is found', () => {
  const proof = proofOf(3);
  const bets = [
    { spot: 'hand', amount: money(50_000n) },
    { spot: 'double:1', amount: money(50_000n) },
  ];

  expect(examine({ ...proof, round: { ...proof.round, choice: { kind: 'blackjack', bets } } }).verdict).toBe(
    'wrong-win',
  );
});
