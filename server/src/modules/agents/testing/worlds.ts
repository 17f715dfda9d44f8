import type { CarryMode, ContractTerms, ContractTier } from '@fairground/contract/agents/contract-terms';
import { money } from '@fairground/contract/money';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { TeamPeriod } from '../domain/contracts/bill.ts';
import { billsOfRun } from '../domain/contracts/run-bills.ts';
import { dividend } from './terms.ts';

/**
 * A second telling of the settlement rules, written from the specification alone: slow, simple, with fractions instead of
 * cut numbers until the last step. Random worlds are settled by both, period after period.
 */

type Person = {
  /** Everybody stands under somebody with a smaller number; the first stands under the house. */
  readonly under: number;
  readonly tiers: readonly ContractTier[];
};
type Figures = { readonly stake: bigint; readonly payout: bigint; readonly rebate: bigint; readonly isActive: boolean };
export type World = {
  readonly people: readonly Person[];
  readonly carry: CarryMode;
  /** By period and person: what each did itself. */
  readonly periods: readonly (readonly Figures[])[];
};

const tier = fc
  .record({
    bet: fc.bigInt({ min: 0n, max: 3_000_0000n }),
    loss: fc.bigInt({ min: 0n, max: 500_0000n }),
    active: fc.nat(3),
    rate: fc.integer({ min: 10_000, max: 600_000 }),
  })
  .map(({ bet, loss, active, rate }): ContractTier => ({
    ...{ minValidBet: money(bet), minLoss: money(loss < bet ? loss : bet), minActive: active, rate },
  }));

const figures = fc.record({
  stake: fc.bigInt({ min: -50_0000n, max: 2_000_0000n }),
  payout: fc.bigInt({ min: 0n, max: 2_500_0000n }),
  rebate: fc.bigInt({ min: 0n, max: 20_0000n }),
  isActive: fc.boolean(),
});

export const worlds = fc.integer({ min: 1, max: 7 }).chain((size) =>
  fc.record({
    people: fc.tuple(
      ...Array.from({ length: size }, (_, index) =>
        fc.record({ under: fc.nat(Math.max(0, index - 1)), tiers: fc.array(tier, { minLength: 1, maxLength: 3 }) }),
      ),
    ),
    carry: fc.constantFrom<CarryMode>('NONE', 'LAST_PERIOD', 'WITHIN_MONTH', 'FOREVER'),
    periods: fc.array(fc.array(figures, { minLength: size, maxLength: size }), { minLength: 1, maxLength: 4 }),
  }),
);

const uplineOf = ({ people }: World, index: number): number | undefined =>
  index === 0 ? undefined : people[index]?.under;

const lineOf = (world: World, index: number): readonly number[] => {
  const upline = uplineOf(world, index);
  return upline === undefined ? [index] : [...lineOf(world, upline), index];
};

const isBelow = (world: World, index: number, above: number): boolean => lineOf(world, index).includes(above);

const termsOf = ({ people, carry }: World, index: number): ContractTerms =>
  dividend({ carryMode: carry, tiers: [...(people[index]?.tiers ?? [])] });

/** What each person gets in each period, told by the specification. */
const told = (world: World): readonly (readonly bigint[])[] => {
  const before = new Map<number, { readonly l: bigint; readonly e: bigint }>();
  return world.periods.map((period, number) =>
    world.people.map((_person, index) => {
      const team = period.filter((_own, member) => isBelow(world, member, index));
      const sum = (part: (own: Figures) => bigint): bigint => team.reduce((all, own) => all + part(own), 0n);
      const v = sum((own) => own.stake);
      const l = v - sum((own) => own.payout) - sum((own) => own.rebate);
      const n = period.filter(
        (own, member) => own.isActive && member !== index && isBelow(world, member, index),
      ).length;
      const last = before.get(index);
      const isFirst = number % 2 === 0;
      const c = last === undefined ? 0n : carriedBy(world.carry, last, isFirst);
      const e = l + c;
      before.set(index, { l, e });
      const rates = standing(world, index)
        .filter((own) => v >= own.minValidBet && e >= own.minLoss && n >= own.minActive)
        .map((own) => own.rate);
      const rate = BigInt(Math.max(0, ...rates));
      // Cut to the unit after the rate, and to two decimals at the end.
      const part = e > 0n ? (e * rate) / 1_000_000n : 0n;
      return part - (part % 100n);
    }),
  );
};

const carriedBy = (mode: CarryMode, { l, e }: { readonly l: bigint; readonly e: bigint }, isFirst: boolean): bigint => {
  const counted = mode === 'LAST_PERIOD' ? l : e;
  if (mode === 'NONE' || (mode === 'WITHIN_MONTH' && isFirst) || counted > 0n) return 0n;
  return counted;
};

/** The tiers of somebody that its upline's contract carries. */
const standing = (world: World, index: number): readonly ContractTier[] => {
  const own = world.people[index]?.tiers ?? [];
  const upline = uplineOf(world, index);
  if (upline === undefined) return own;
  const above = world.people[upline]?.tiers ?? [];
  return own.filter((c) =>
    above.some(
      (p) => p.rate >= c.rate && !(p.minValidBet > c.minValidBet || p.minLoss > c.minLoss || p.minActive > c.minActive),
    ),
  );
};

/** Settles a world by the rules of the product and compares every bill, and the sum of what stays with whom. */
export const compareWorld = (world: World): void => {
  const expected = told(world);
  let carried = new Map<number, { readonly loss: bigint; readonly effective: bigint }>();
  for (const [number, period] of world.periods.entries()) {
    const contracts = world.people.map((_person, index) => ({
      id: BigInt(index + 1),
      receiver: index,
      payer: uplineOf(world, index) ?? null,
      terms: termsOf(world, index),
    }));
    const bills = billsOfRun({ isFirstOfMonth: number % 2 === 0 }, contracts, {
      depthOf: (index) => lineOf(world, index).length,
      uplineOf: (index) => uplineOf(world, index),
      of: ({ receiver }) => teamOf(world, period, receiver),
      carried,
      earlier: new Map(),
    });
    carried = new Map(bills.map(({ receiver, loss, effective }) => [receiver, { loss, effective }]));
    const grosses = bills.toSorted((one, other) => one.receiver - other.receiver).map(({ gross }) => gross);
    expect(grosses).toEqual(expected[number]);
    const nets = bills.reduce((sum, { gross, lowerTotal }) => sum + gross - lowerTotal, 0n);
    expect(nets).toBe(bills.reduce((sum, { gross, payer }) => (payer === null ? sum + gross : sum), 0n));
  }
};

/** Adds up from below, person by person, as the figures do. */
const teamOf = (world: World, period: readonly Figures[], of: number): TeamPeriod => {
  const sums = { validBet: 0n, stake: 0n, payout: 0n, rebate: 0n, promo: 0n, salary: 0n, fee: 0n, active: 0 };
  for (const [index, own] of period.entries()) {
    if (!lineOf(world, index).includes(of)) continue;
    sums.validBet += own.stake;
    sums.stake += own.stake;
    sums.payout += own.payout;
    sums.rebate += own.rebate;
    if (own.isActive && index !== of) sums.active += 1;
  }
  return sums;
};
