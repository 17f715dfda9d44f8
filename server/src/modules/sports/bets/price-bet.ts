import { systemsOf } from '@fairground/engines/sports/systems';
import type { FixtureId } from '@fairground/contract/sports/fields';
import { soldBy } from '../domain/lean.ts';
import { priceGroup } from '../domain/match-grid.ts';
import { betOdds, groupsOf } from '../domain/pay-bet.ts';
import type { ComboPrices } from '../domain/pay-bet.ts';
import { nameOf } from '../domain/settle-leg.ts';
import { clockAt, isSecondHalf } from '../trading/match-clock.ts';
import { isLive } from './legs.ts';
import type { FoundLeg } from './legs.ts';

export type BetPrice =
  | { readonly is: 'priced'; readonly oddsMilli: bigint; readonly combos: ComboPrices }
  | { readonly is: 'refused'; readonly why: 'SAME_MATCH' | 'IMPOSSIBLE' | 'IMPLIED' };

/** What the legs cost as one bet: legs of one match together, all others multiplied. A system takes one leg a match. */
export const priceBet = (legs: readonly FoundLeg[], system: string | null): BetPrice => {
  const grouped = groupsOf(legs.map((leg) => ({ ...leg, fixture: leg.offered.fixture.id, oddsMilli: leg.nowMilli })));
  const combos = new Map<FixtureId, ReadonlyMap<number, number>>();
  for (const group of grouped.filter(({ length }) => length > 1)) {
    if (system !== null) return { is: 'refused', why: 'SAME_MATCH' };
    const [{ offered }] = group;
    const { fixture } = offered;
    // The clock stands where the prices on the page were made, so that a joint price changes only with them.
    const pricedAt = group.reduce((at, leg) => later(at, leg.offered.market.priced_at), offered.market.priced_at);
    const price = priceGroup(
      group.map((leg) => ({ market: nameOf(leg.offered.market), code: leg.code })),
      soldBy(fixture.model, fixture.lean),
      {
        score: fixture.score,
        seconds: clockAt(fixture, pricedAt),
        isSecondHalf: isSecondHalf(fixture),
        isLive: isLive(offered),
      },
    );
    if (price.is === 'refused') return price;
    combos.set(fixture.id, price.prices);
  }
  return { is: 'priced', oddsMilli: betOdds({ system, combos }, grouped.flat()), combos };
};

/** What independent legs cost as one bet at the prices the player saw. */
export const askedOdds = (legs: readonly FoundLeg[], system: string | null): bigint =>
  betOdds(
    { system, combos: new Map() },
    legs.map(({ offered, oddsMilli }) => ({ fixture: offered.fixture.id, oddsMilli })),
  );

/** The systems legs of different matches can be bet as. */
export const systemsFor = (legs: readonly FoundLeg[]): readonly string[] =>
  new Set(legs.map(({ offered }) => offered.fixture.id)).size === legs.length ? systemsOf(legs.length) : [];

const later = (one: Date, other: Date): Date => (one > other ? one : other);
