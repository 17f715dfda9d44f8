import type { ContractTerms, ContractTier } from '@fairground/contract/agents/contract-terms';
import { money } from '@fairground/contract/money';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cascadeOf } from './cascade.ts';
import type { Link } from './cascade.ts';
import { dominates, offerFault } from './dominance.ts';
import { bestTier, termsFault } from './tiers.ts';

const tierOf = (bet: number, loss: number, minActive: number, rate: number): ContractTier => ({
  ...{ minValidBet: money(BigInt(bet)), minLoss: money(BigInt(loss)), minActive, rate },
});
const TIERS = fc.array(
  fc
    .record({ bet: fc.nat(50), loss: fc.nat(50), active: fc.nat(5), rate: fc.integer({ min: 1, max: 30 }) })
    .map(({ bet, loss, active, rate }) => tierOf(bet, loss, active, rate * 10_000)),
  { minLength: 1, maxLength: 5 },
);
const REACHED = fc.record({
  validBet: fc.bigInt({ min: 0n, max: 60n }),
  loss: fc.bigInt({ min: 0n, max: 60n }),
  active: fc.nat(6),
});

test('whatever a period comes to, a contract that dominates another gives no lower rate', () => {
  fc.assert(
    fc.property(TIERS, TIERS, REACHED, (payer, receiver, reached) => {
      fc.pre(dominates(payer, receiver));
      const above = bestTier(payer, 'ALL', reached)?.tier.rate ?? 0;
      expect(above).toBeGreaterThanOrEqual(bestTier(receiver, 'ALL', reached)?.tier.rate ?? 0);
    }),
  );
});

test('the product takes the tier that a search over all of them finds', () => {
  fc.assert(
    fc.property(TIERS, REACHED, fc.constantFrom('ALL' as const, 'BET_OR_LOSS' as const), (tiers, reached, match) => {
      const rates = tiers
        .filter(({ minActive }) => minActive <= reached.active)
        .filter(({ minValidBet, minLoss }) => {
          const met = [minValidBet <= reached.validBet, minLoss <= reached.loss];
          return match === 'ALL' ? met.every(Boolean) : met.some(Boolean);
        })
        .map(({ rate }) => rate);
      expect(bestTier(tiers, match, reached)?.tier.rate ?? 0).toBe(Math.max(0, ...rates));
    }),
  );
});

const terms = (parts: Partial<ContractTerms> = {}): ContractTerms => ({
  ...{ type: 'DIVIDEND', periodType: 'MONTHLY', carryMode: 'LAST_PERIOD', matchMode: 'ALL', base: 'TEAM_LOSS' },
  ...{ betStep: money(0n), deductRebate: true, deductPromo: true, deductSalary: true, deductFee: false },
  ...{ products: null, tiers: [tierOf(10, 5, 1, 100_000)] },
  ...parts,
});

test('a payer offers its own kind of contract, no milder carry and no tier it does not have itself', () => {
  expect(offerFault(terms(), terms())).toBeUndefined();
  expect(offerFault(terms(), terms({ carryMode: 'FOREVER' }))).toBeUndefined();
  expect(offerFault(terms(), terms({ carryMode: 'NONE' }))).toBe('carry');
  expect(offerFault(terms(), terms({ periodType: 'WEEKLY' }))).toBe('kind');
  expect(offerFault(terms(), terms({ products: ['RNG'] }))).toBe('kind');
  expect(offerFault(terms(), terms({ tiers: [tierOf(9, 5, 1, 100_000)] }))).toBe('tiers');
  expect(offerFault(terms(), terms({ tiers: [tierOf(20, 5, 3, 90_000)] }))).toBeUndefined();
});

test('terms are refused whose rates do not rise, whose thresholds fall, or that lie outside the bounds of their type', () => {
  expect(termsFault(terms())).toBeUndefined();
  expect(termsFault(terms({ periodType: 'HOURLY' }))).toBe('period');
  expect(termsFault(terms({ type: 'DAILY_SALARY', periodType: 'DAILY', base: 'TEAM_BET' }))).toBe('carry');
  expect(termsFault(terms({ base: 'TEAM_BET' }))).toBe('base');
  expect(termsFault(terms({ betStep: money(1n) }))).toBe('step');
  expect(termsFault(terms({ tiers: [tierOf(10, 5, 1, 600_001)] }))).toBe('rate');
  expect(termsFault(terms({ tiers: [tierOf(10, 5, 1, 20_000), tierOf(20, 5, 1, 20_000)] }))).toBe('order');
  expect(termsFault(terms({ tiers: [tierOf(10, 5, 1, 20_000), tierOf(20, 4, 1, 30_000)] }))).toBe('order');
  expect(termsFault(terms({ tiers: [tierOf(10, 11, 1, 20_000)] }))).toBe('threshold');
});

const link = (id: bigint, payer: string, receiver: string, rate: number): Link<string> => ({
  ...{ id, payer, receiver, terms: terms({ tiers: [tierOf(0, 0, 0, rate)] }) },
});
const LINKS = [
  link(1n, 'a', 'b', 100_000),
  link(2n, 'a', 'c', 200_000),
  link(3n, 'c', 'd', 50_000),
  link(4n, 'd', 'e', 20_000),
];
const paidBy = (payer: string) => LINKS.filter((each) => each.payer === payer);

test('[T-18] a lower rate ends the contracts it no longer carries and all below them; the others stay', () => {
  const { conflicts, alsoEnded } = cascadeOf('a', terms({ tiers: [tierOf(0, 0, 0, 150_000)] }), paidBy);

  expect(conflicts.map(({ id }) => id)).toEqual([2n]);
  expect(alsoEnded.map(({ id }) => id)).toEqual([3n, 4n]);
});

test('[T-18] where a contract ends, every contract below it ends too', () => {
  const { conflicts, alsoEnded } = cascadeOf('a', undefined, paidBy);

  expect(new Set([...conflicts, ...alsoEnded].map(({ id }) => id))).toEqual(new Set([1n, 2n, 3n, 4n]));
});

test('[T-18] a harder carry or another deduction ends the contracts below that could not be offered under it', () => {
  const wide = { tiers: [tierOf(0, 0, 0, 300_000)] };
  const changedTo = (parts: Partial<ContractTerms>): readonly bigint[] =>
    cascadeOf('a', terms({ ...wide, ...parts }), paidBy).conflicts.map(({ id }) => id);

  expect(changedTo({})).toEqual([]);
  expect(changedTo({ carryMode: 'NONE' })).toEqual([]);
  expect(changedTo({ carryMode: 'FOREVER' })).toEqual([1n, 2n]);
  expect(changedTo({ deductFee: true })).toEqual([1n, 2n]);
});
