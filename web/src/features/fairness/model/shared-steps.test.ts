import { money } from '@fairground/contract/money';
import { commitmentOf, newServerSeed, writeSeed } from '@fairground/engines/fair/seed';
import { chainStart, publicValueOf, seedBefore } from '@fairground/engines/fair/shared-round';
import { wordsOf } from '@fairground/engines/fair/stream';
import { CRASH, crashPoint } from '@fairground/engines/instant/crash';
import { hashOfRules } from '@fairground/engines/rounds/verify-round';
import type { Provable } from '@fairground/engines/rounds/verify-round';
import { expect, test } from 'vitest';
import { examine } from './examine.ts';
import { betsText, chainText } from './shared-steps.ts';

const end = newServerSeed(Uint8Array.from({ length: 32 }, (_, index) => index + 3));
const [LINKS, LINK] = [50, 7];
const seed = seedBefore(end, LINKS - LINK);
const shared = {
  table: 'FG:crash-1',
  beacon: '-',
  betIds: ['9', '10', '11'],
  chain: { start: chainStart(end, LINKS), link: LINK },
};
const clientSeed = publicValueOf({ game: shared.table, round: '7', bets: shared.betIds, beacon: '-' });
const point = crashPoint(wordsOf(seed, { game: 'crash', clientSeed, nonce: 7 }), CRASH);
const bets = [{ panel: 'a', amount: money(10_000n), autoAt: null, exitAt: Math.min(point, 101) }] as const;
const flight: Provable = {
  model: 'crash',
  rules: CRASH,
  definitionHash: hashOfRules(CRASH),
  serverSeed: writeSeed(seed),
  commitment: commitmentOf(seed),
  clientSeed,
  payStep: money(1n),
  shared,
  round: {
    choice: { kind: 'crash', bets: [...bets] },
    steps: [],
    nonce: 7,
    state: 'DONE',
    shown: { kind: 'crash', point },
    bet: money(10_000n),
    win: money((10_000n * BigInt(bets[0].exitAt)) / 100n),
  },
};

test('a shared flight is verified: its link of the chain, the hash of its bets, its end and its win', () => {
  expect(examine(flight)).toMatchObject({ verdict: 'same', items: [point] });
  expect(chainText(flight)).toContain(`… × ${LINK}\n= ${shared.chain.start}\n= ${shared.chain.start}`);
  expect(betsText(flight)).toBe(`SHA-256("fairground/bets/1|FG:crash-1|7|-|10,11,9")\n= ${clientSeed}`);
});

test('a chain, a bet or a win that was changed is found out', () => {
  const other = { ...shared, chain: { start: shared.chain.start, link: LINK + 1 } };
  expect(examine({ ...flight, shared: other }).verdict).toBe('wrong-seed');
  expect(chainText({ ...flight, shared: other })).toContain('≠');
  expect(examine({ ...flight, shared: { ...shared, betIds: ['9', '10'] } }).verdict).toBe('wrong-seed');
  expect(examine({ ...flight, round: { ...flight.round, win: money(99_999n) } }).verdict).toBe('wrong-win');
});

test('a round of one player has neither step', () => {
  const { shared: _shared, ...own } = flight;
  expect([chainText(own), betsText(own)]).toEqual([undefined, undefined]);
});
