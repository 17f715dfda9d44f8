import { CARRY_MODES, MATCH_MODES } from '@fairground/contract/agents/contract-terms';
import type { CarryMode, ContractTerms, ContractTier } from '@fairground/contract/agents/contract-terms';
import { money } from '@fairground/contract/money';
import * as fc from 'fast-check';
import { dividend } from './terms.ts';
import { figures } from './worlds.ts';
import type { Figures } from './worlds.ts';

/** A random line with its contracts, and what happens to it day after day: of a database, not of the rules alone. */

export type LifeType = 'DIVIDEND' | 'DAILY_SALARY';
export type Wish = { readonly carryMode: CarryMode; readonly tiers: readonly ContractTier[] };

export type LifeEvent =
  /** The upline offers these terms, or the house does, and the receiver accepts with everything that ends by it. */
  | { readonly kind: 'offer'; readonly who: number; readonly type: LifeType; readonly wish: Wish }
  | { readonly kind: 'end'; readonly who: number; readonly type: LifeType }
  | { readonly kind: 'move'; readonly who: number; readonly to: number }
  /** A pause that the member asked for at noon. */
  | { readonly kind: 'rest'; readonly who: number; readonly days: number }
  /** All cash is gone by the evening. */
  | { readonly kind: 'spend'; readonly who: number };

export type LineLife = {
  /** Affiliates stand under a manager, with players below; all others are a head of line with agents below. */
  readonly isOfAffiliates: boolean;
  readonly people: readonly {
    /** Everybody stands under somebody with a smaller number; the first is the head. */
    readonly under: number;
    readonly first: Readonly<Record<LifeType, Wish | undefined>>;
  }[];
  /** What all contracts of a type have in common. */
  readonly terms: Readonly<Record<LifeType, Omit<ContractTerms, 'tiers' | 'carryMode'>>>;
  readonly days: readonly {
    readonly events: readonly LifeEvent[];
    readonly figures: readonly { readonly who: number; readonly own: Figures }[];
  }[];
};

/** A Monday that begins a half month, so that all kinds of periods begin with it. */
export const FIRST_DAY = '2026-02-16';

const STEPS: Readonly<Record<LifeType, number>> = { DIVIDEND: 10_000, DAILY_SALARY: 500 };

/** Rates rise strictly, thresholds never fall; the further down, the lower the rates, so that most offers are carried. */
const tiersOf = (type: LifeType, who: number) =>
  fc
    .array(
      fc.record({
        bet: fc.constantFrom(0n, 0n, 0n, who === 0 ? 0n : 300_0000n, who < 2 ? 0n : 900_0000n),
        loss: fc.constantFrom(0n, 0n, who === 0 ? 0n : 100_0000n),
        active: fc.constantFrom(0, 0, 0, who === 0 ? 0 : 1),
        more: fc.nat(3),
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map((steps) => {
      const tiers: ContractTier[] = [];
      for (const { bet, loss, active, more } of steps) {
        const last = tiers.at(-1);
        const minValidBet = (last?.minValidBet ?? 0n) + bet;
        const wanted = (last?.minLoss ?? 0n) + loss;
        tiers.push({
          minValidBet: money(minValidBet),
          minLoss: money(wanted < minValidBet ? wanted : minValidBet),
          minActive: (last?.minActive ?? 0) + active,
          rate: (last === undefined ? (36 - 5 * who + more) * STEPS[type] : last.rate) + more * STEPS[type] + 100,
        });
      }
      return tiers;
    });

const wishOf = (type: LifeType, who: number): fc.Arbitrary<Wish> =>
  fc
    .record({ carry: fc.integer({ min: Math.min(who, 2), max: Math.min(who + 1, 3) }), tiers: tiersOf(type, who) })
    .map(({ carry, tiers }) => ({ carryMode: type === 'DIVIDEND' ? (CARRY_MODES[carry] ?? 'NONE') : 'NONE', tiers }));

const type = fc.constantFrom<LifeType>('DIVIDEND', 'DIVIDEND', 'DAILY_SALARY');

const eventOf = (size: number): fc.Arbitrary<LifeEvent> => {
  const who = fc.nat(size - 1);
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(who, type)
        .chain(([one, of]) => wishOf(of, one).map((wish): LifeEvent => ({ kind: 'offer', who: one, type: of, wish }))),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('end' as const), who, type }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('move' as const), who, to: who }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('rest' as const), who, days: fc.integer({ min: 1, max: 9 }) }),
    },
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('spend' as const), who }) },
  );
};

const terms = fc
  .record({
    periodType: fc.constantFrom<ContractTerms['periodType']>('DAILY', 'DAILY', 'DAILY', 'WEEKLY', 'SEMIMONTHLY'),
    matchMode: fc.constantFrom(...MATCH_MODES),
    step: fc.constantFrom(0n, 333_3333n),
    products: fc.constantFrom<readonly ('LIVE' | 'RNG')[] | null>(null, null, ['LIVE'], ['LIVE', 'RNG']),
    flags: fc.record({
      ...{ deductRebate: fc.boolean(), deductPromo: fc.boolean(), deductSalary: fc.boolean(), deductFee: fc.boolean() },
    }),
  })
  .map(({ periodType, matchMode, step, products, flags }): LineLife['terms'] => {
    const both = { matchMode, ...flags, products: products === null ? null : [...products] };
    return {
      DIVIDEND: { ...commonOf(), ...both, periodType },
      DAILY_SALARY: {
        ...commonOf(),
        ...both,
        ...{ type: 'DAILY_SALARY', periodType: 'DAILY', base: 'TEAM_BET', betStep: money(step) },
      },
    };
  });

const commonOf = (): Omit<ContractTerms, 'tiers' | 'carryMode'> => {
  const { tiers: _tiers, carryMode: _carry, ...common } = dividend();
  return common;
};

/** Lives of so many days. */
export const livesOf = (days: number): fc.Arbitrary<LineLife> =>
  fc.integer({ min: 2, max: 6 }).chain((size) =>
    fc.record({
      isOfAffiliates: fc.integer({ min: 0, max: 4 }).map((one) => one === 0),
      terms,
      people: fc.tuple(
        ...Array.from({ length: size }, (_, index) =>
          fc.record({
            under: fc.nat(Math.max(0, index - 1)),
            first: fc.record({
              DIVIDEND: fc.option(wishOf('DIVIDEND', index), { freq: 5, nil: undefined }),
              DAILY_SALARY: fc.option(wishOf('DAILY_SALARY', index), { freq: 2, nil: undefined }),
            }),
          }),
        ),
      ),
      days: fc.array(
        fc.record({
          events: fc.oneof(
            { weight: 1, arbitrary: fc.constant([]) },
            { weight: 1, arbitrary: fc.array(eventOf(size), { minLength: 1, maxLength: 3 }) },
          ),
          figures: fc.array(fc.record({ who: fc.nat(size - 1), own: figures }), { maxLength: 5 }),
        }),
        { minLength: days, maxLength: days },
      ),
    }),
  );
