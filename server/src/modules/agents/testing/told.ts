import type { ContractTerms, ContractTier } from '@fairground/contract/agents/contract-terms';
import { hasContract, lineIn, treesOf } from './worlds.ts';
import type { Figures, World } from './worlds.ts';

/**
 * The settlement rules told a second time, from the specification alone (4.3 and 4.4): slow and simple, everything added
 * up anew for every person and period. It uses nothing of the rules of the product.
 */

type Told = { readonly gross: bigint; readonly overpaid: bigint; readonly active: number };

/** What each person with a contract gets in each period, in the order of persons; nothing for the others. */
export const told = (world: World): readonly (readonly (Told | undefined)[])[] => {
  const trees = treesOf(world);
  const lost = new Map<number, { readonly l: bigint; readonly e: bigint }>();
  const paidToday = new Map<number, bigint>();
  return world.periods.map((_period, number) => {
    const told = new Map<number, Told>();
    // From below: what affiliates get is known before the one who leads them is asked.
    for (let index = world.people.length - 1; index >= 0; index -= 1) {
      if (!hasContract(world.people, index)) continue;
      const { v, l, n } = reached(world, trees, number, index);
      const e = l + carried(world, lost.get(index), number % 2 === 0);
      lost.set(index, { l, e });
      const rate = BigInt(bestRate(world, index, { v, l: e, n }));
      const due = dueOf(world.terms, rate, { v, e, below: grossBelow(world, trees[number] ?? [], index, told) });
      if (world.terms.type !== 'RT_SALARY') {
        told.set(index, { gross: due, overpaid: 0n, active: n });
        continue;
      }
      const before = paidToday.get(index) ?? 0n;
      const gross = due > before ? due - before : 0n;
      const isLast = number === world.periods.length - 1;
      const over = before - due;
      told.set(index, { gross, overpaid: isLast && over > 10_000n ? over : 0n, active: n });
      paidToday.set(index, before + gross);
    }
    return world.people.map((_person, index) => told.get(index));
  });
};

/** Real-time salaries go by the day so far, all others by their period. */
const reached = (world: World, trees: readonly (readonly number[])[], number: number, index: number) => {
  const first = world.terms.type === 'RT_SALARY' ? 0 : number;
  const tree = trees[number] ?? [];
  const { products, deductRebate, deductPromo, deductSalary, deductFee } = world.terms;
  let [v, l] = [0n, 0n];
  const own = new Map<number, bigint>();
  for (let period = first; period <= number; period += 1)
    for (const [member, figures] of (world.periods[period]?.figures ?? []).entries()) {
      own.set(member, (own.get(member) ?? 0n) + sumOf(figures, ['LIVE', 'RNG'], 'bet'));
      if (!lineIn(tree, member).includes(index)) continue;
      const counted = products ?? ['LIVE', 'RNG'];
      v += sumOf(figures, counted, 'bet');
      l += sumOf(figures, counted, 'stake') - sumOf(figures, counted, 'payout');
      if (deductRebate) l -= figures.rebate;
      if (deductPromo) l -= figures.promo;
      if (deductSalary && member === index) l -= figures.salary;
      if (deductFee) l -= figures.fee;
    }
  const n = [...own].filter(
    ([member, bet]) => member !== index && bet >= 1_000_0000n && lineIn(tree, member).includes(index),
  ).length;
  return { v, l, n };
};

export const sumOf = (figures: Figures, products: readonly string[], part: 'bet' | 'stake' | 'payout'): bigint =>
  Object.entries(figures.played).reduce((sum, [name, play]) => (products.includes(name) ? sum + play[part] : sum), 0n);

const carried = (
  { terms: { carryMode } }: World,
  last: { readonly l: bigint; readonly e: bigint } | undefined,
  isFirstOfMonth: boolean,
): bigint => {
  if (last === undefined || carryMode === 'NONE' || (carryMode === 'WITHIN_MONTH' && isFirstOfMonth)) return 0n;
  const counted = carryMode === 'LAST_PERIOD' ? last.l : last.e;
  return counted < 0n ? counted : 0n;
};

/** The highest rate of the tiers that are reached and that the payer's own contract carries. */
const bestRate = ({ people, terms }: World, index: number, reached: Reached): number =>
  rateReached(terms, {
    tiers: people[index]?.tiers ?? [],
    above: index === 0 ? undefined : people[people[index]?.under ?? 0]?.tiers,
    ...reached,
  });

type Reached = { readonly v: bigint; readonly l: bigint; readonly n: number };
type Tiers = readonly ContractTier[];

/** The highest rate of the tiers that are reached and carried by the tiers above, where there are any above. */
export const rateReached = (
  { matchMode }: Pick<ContractTerms, 'matchMode'>,
  { tiers, above, v, l, n }: Reached & { readonly tiers: Tiers; readonly above: Tiers | undefined },
): number => {
  const isReached = (c: ContractTier): boolean => {
    const met = [v >= c.minValidBet, l >= c.minLoss];
    return n >= c.minActive && (matchMode === 'ALL' ? !met.includes(false) : met.includes(true));
  };
  const rates = tiers.filter((c) => isReached(c) && (above === undefined || isCarriedBy(above, c))).map((c) => c.rate);
  return Math.max(0, ...rates);
};

/** Whether one of these tiers gives at least as much under no harder conditions. */
export const isCarriedBy = (above: Tiers, c: ContractTier): boolean =>
  above.some(
    (p) => p.rate >= c.rate && !(p.minValidBet > c.minValidBet || p.minLoss > c.minLoss || p.minActive > c.minActive),
  );

const grossBelow = (
  { people }: World,
  tree: readonly number[],
  index: number,
  known: ReadonlyMap<number, Told>,
): bigint =>
  people.reduce(
    (sum, _person, other) => (other > 0 && tree[other] === index ? sum + (known.get(other)?.gross ?? 0n) : sum),
    0n,
  );

/** Cut to the unit after the rate, and to two decimals at the end. */
export const dueOf = (
  { type, base, betStep }: Pick<ContractTerms, 'type' | 'base' | 'betStep'>,
  rate: bigint,
  { v, e, below }: { readonly v: bigint; readonly e: bigint; readonly below: bigint },
): bigint => {
  const ground = base === 'CHILD_GROSS' ? below : type === 'DIVIDEND' ? e : v;
  if (ground <= 0n) return 0n;
  const whole = betStep > 0n ? (ground / betStep) * betStep : ground;
  const part = (whole * rate) / 1_000_000n;
  return part - (part % 100n);
};
