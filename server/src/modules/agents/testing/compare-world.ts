import { expect } from 'vitest';
import type { TeamPeriod } from '../domain/contracts/bill.ts';
import { billsOfRun } from '../domain/contracts/run-bills.ts';
import type { RunBill } from '../domain/contracts/run-bills.ts';
import { told } from './told.ts';
import { hasContract, lineIn, treesOf } from './worlds.ts';
import type { Figures, World } from './worlds.ts';

const ACTIVE_FROM = 1_000_0000n;

/** Settles a world by the rules of the product and compares every bill, and the sum of what stays with whom. */
export const compareWorld = (world: World): void => {
  const expected = told(world);
  const trees = treesOf(world);
  const contracts = world.people.flatMap(({ under, tiers }, index) =>
    hasContract(world.people, index)
      ? [
          {
            ...{ id: BigInt(index + 1), receiver: index, payer: index === 0 ? null : under },
            terms: termsOf(world, tiers),
          },
        ]
      : [],
  );
  let carried = new Map<number, { readonly loss: bigint; readonly effective: bigint }>();
  const earlier = new Map<bigint, { readonly gross: bigint }>();
  for (const number of world.periods.keys()) {
    const tree = trees[number] ?? [];
    const isFirstOfMonth = number % 2 === 0;
    const isLastOfDay = number === world.periods.length - 1;
    const bills = billsOfRun({ isFirstOfMonth, isLastOfDay }, contracts, {
      depthOf: (index) => lineIn(tree, index).length,
      uplineOf: (index) => (index === 0 ? undefined : tree[index]),
      of: ({ receiver }) => teamOf(world, trees, number, receiver),
      carried,
      earlier,
    });
    carried = new Map(bills.map(({ receiver, loss, effective }) => [receiver, { loss, effective }]));
    if (world.terms.type === 'RT_SALARY')
      for (const { contractId, gross } of bills)
        earlier.set(contractId, { gross: (earlier.get(contractId)?.gross ?? 0n) + gross });
    expect(world.people.map((_person, index) => shown(bills.find(({ receiver }) => receiver === index)))).toEqual(
      expected[number],
    );
    const nets = bills.reduce((sum, { gross, lowerTotal }) => sum + gross - lowerTotal, 0n);
    expect(nets).toBe(bills.reduce((sum, { gross, payer }) => (payer === null ? sum + gross : sum), 0n));
  }
};

const shown = (bill: RunBill<number> | undefined) =>
  bill && { gross: bill.gross, overpaid: bill.overpaid, active: bill.active };

const termsOf = ({ terms }: World, tiers: World['people'][number]['tiers']) => ({ ...terms, tiers: [...tiers] });

/** Adds up from below, person by person, as the figures do. */
const teamOf = (world: World, trees: readonly (readonly number[])[], number: number, of: number): TeamPeriod => {
  const sums = { validBet: 0n, stake: 0n, payout: 0n, rebate: 0n, promo: 0n, salary: 0n, fee: 0n, active: 0 };
  const isDayLong = world.terms.type === 'RT_SALARY';
  const periods = isDayLong ? [...world.periods.keys()].slice(0, number + 1) : [number];
  // Within a day nobody moves: its windows are all counted for the line of the last of them.
  const tree = trees[number] ?? [];
  const own = new Map<number, bigint>();
  for (const period of periods)
    for (const [index, figures] of (world.periods[period]?.figures ?? []).entries()) {
      own.set(index, (own.get(index) ?? 0n) + figures.played.LIVE.bet + figures.played.RNG.bet);
      if (!lineIn(tree, index).includes(of)) continue;
      add(sums, figures, world.terms.products);
      if (index === of) sums.salary += figures.salary;
    }
  for (const [index, bet] of own)
    if (index !== of && bet >= ACTIVE_FROM && lineIn(tree, index).includes(of)) sums.active += 1;
  return sums;
};

const add = (
  sums: { -readonly [Part in keyof TeamPeriod]: TeamPeriod[Part] },
  own: Figures,
  only: readonly string[] | null,
) => {
  for (const [product, { bet, stake, payout }] of Object.entries(own.played)) {
    if (only !== null && !only.includes(product)) continue;
    sums.validBet += bet;
    sums.stake += stake;
    sums.payout += payout;
  }
  sums.rebate += own.rebate;
  sums.promo += own.promo;
  sums.fee += own.fee;
};
