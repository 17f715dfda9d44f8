import { CARRY_MODES, MATCH_MODES } from '@fairground/contract/agents/contract-terms';
import type { ContractTerms, ContractTier, ContractType } from '@fairground/contract/agents/contract-terms';
import { money } from '@fairground/contract/money';
import * as fc from 'fast-check';

/** A random line, what everybody in it did period after period, and who moved in between. */

const PRODUCTS = ['LIVE', 'RNG'] as const;
type Product = (typeof PRODUCTS)[number];

type Person = {
  /** Everybody stands under somebody with a smaller number; the first stands under the house. */
  readonly under: number;
  /** Nothing where the person has no contract; nobody below has one then. */
  readonly tiers: readonly ContractTier[];
};

/** What one person did in a period; corrections of earlier periods make figures negative. */
export type Figures = {
  readonly played: Readonly<Record<Product, { readonly bet: bigint; readonly stake: bigint; readonly payout: bigint }>>;
  readonly rebate: bigint;
  readonly promo: bigint;
  readonly salary: bigint;
  readonly fee: bigint;
};

export type World = {
  readonly people: readonly Person[];
  /** What all contracts of a line have in common; the tiers are those of each person. */
  readonly terms: Omit<ContractTerms, 'tiers'>;
  readonly periods: readonly {
    readonly figures: readonly Figures[];
    /** Before the period somebody without a contract may have moved, with everybody below. */
    readonly move: { readonly who: number; readonly to: number };
  }[];
};

const tier = fc
  .record({
    bet: fc.bigInt({ min: 0n, max: 3_000_0000n }),
    loss: fc.bigInt({ min: 0n, max: 500_0000n }),
    active: fc.nat(3),
    rate: fc.integer({ min: 100, max: 600_000 }),
  })
  .map(({ bet, loss, active, rate }): ContractTier => ({
    ...{ minValidBet: money(bet), minLoss: money(loss < bet ? loss : bet), minActive: active, rate },
  }));

const play = fc.record({
  bet: fc.bigInt({ min: -50_0000n, max: 2_000_0000n }),
  stake: fc.bigInt({ min: -50_0000n, max: 2_000_0000n }),
  payout: fc.bigInt({ min: 0n, max: 2_500_0000n }),
});

export const figures: fc.Arbitrary<Figures> = fc.record({
  played: fc.record({ LIVE: play, RNG: play }),
  rebate: fc.bigInt({ min: -1_0000n, max: 20_0000n }),
  promo: fc.bigInt({ min: 0n, max: 20_0000n }),
  salary: fc.bigInt({ min: 0n, max: 20_0000n }),
  fee: fc.bigInt({ min: 0n, max: 5_0000n }),
});

const KINDS: readonly (readonly [ContractType, ContractTerms['periodType'], ContractTerms['base']])[] = [
  ['DIVIDEND', 'SEMIMONTHLY', 'TEAM_LOSS'],
  ['DIVIDEND', 'MONTHLY', 'CHILD_GROSS'],
  ['DAILY_SALARY', 'DAILY', 'TEAM_BET'],
  ['HOUR_SALARY', 'HOURLY', 'TEAM_BET'],
  ['RT_SALARY', 'FIVE_MINUTES', 'TEAM_BET'],
];

const terms = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    carryMode: fc.constantFrom(...CARRY_MODES),
    matchMode: fc.constantFrom(...MATCH_MODES),
    step: fc.constantFrom(0n, 1_0000n, 333_3333n, 10_000_0000n),
    flags: fc.record({
      ...{ deductRebate: fc.boolean(), deductPromo: fc.boolean(), deductSalary: fc.boolean(), deductFee: fc.boolean() },
    }),
    products: fc.constantFrom<readonly Product[] | null>(null, ['LIVE'], ['RNG'], ['LIVE', 'RNG']),
  })
  .map(({ kind: [type, periodType, base], carryMode, matchMode, step, flags, products }): World['terms'] => ({
    ...{ type, periodType, base, matchMode, ...flags },
    carryMode: type === 'DIVIDEND' ? carryMode : 'NONE',
    betStep: money(type === 'DIVIDEND' ? 0n : step),
    products: products === null ? null : [...products],
  }));

export const worlds = fc.integer({ min: 1, max: 8 }).chain((size) =>
  fc.record({
    terms,
    people: fc.tuple(
      ...Array.from({ length: size }, (_, index) =>
        fc.record({ under: fc.nat(Math.max(0, index - 1)), tiers: fc.array(tier, { maxLength: 3 }) }),
      ),
    ),
    periods: fc.array(
      fc.record({
        figures: fc.array(figures, { minLength: size, maxLength: size }),
        move: fc.record({ who: fc.nat(size - 1), to: fc.nat(size - 1) }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  }),
);

/** Who stands under whom in each period, once the moves before it were made that may be made. */
export const treesOf = ({ people, periods }: World): readonly (readonly number[])[] => {
  let under = people.map(({ under: first }) => first);
  return periods.map(({ move: { who, to } }) => {
    const mayMove = who > 0 && !hasContract(people, who) && !lineIn(under, to).includes(who);
    if (mayMove) under = under.map((upline, index) => (index === who ? to : upline));
    return under;
  });
};

/** The people from the head of the line down to somebody, itself included. */
export const lineIn = (under: readonly number[], index: number): readonly number[] =>
  index === 0 ? [0] : [...lineIn(under, under[index] ?? 0), index];

/** Whether somebody has a contract: it needs tiers, and so does everybody above. */
export const hasContract = (people: readonly Person[], index: number): boolean =>
  (people[index]?.tiers.length ?? 0) > 0 && (index === 0 || hasContract(people, people[index]?.under ?? 0));
