import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { quoteSlip } from '@fairground/contract/sports/bets';
import type { LanguageCode } from '@fairground/contract/language';
import { money } from '@fairground/contract/money';
import type { SportsDeps } from '../deps.ts';
import { limitsIn, stakeMax, stakeMin } from '../domain/limits.ts';
import type { Limits } from '../domain/limits.ts';
import { linesOf } from '../domain/pay-bet.ts';
import { readOffered } from '../store/bets.ts';
import type { OfferedMarket } from '../store/bets.ts';
import { listLimits } from '../store/trading.ts';
import { namesOf } from '../show/bets.ts';
import { delayOf } from './check-order.ts';
import { foundLegs, isLive, objectionTo, wantedLegs } from './legs.ts';
import type { FoundLeg } from './legs.ts';
import { priceBet, systemsFor } from './price-bet.ts';

/** What a slip costs now. Nothing is held: acceptance looks again. */
export const quoteLegs = async (
  { db, currency: home }: Pick<SportsDeps, 'db' | 'currency'>,
  { legs }: BodyOf<typeof quoteSlip>,
  { currency, language }: { readonly currency: string; readonly language: LanguageCode },
): Promise<ValueOf<typeof quoteSlip>> => {
  const wanted = wantedLegs(legs);
  const found = foundLegs(
    wanted,
    await readOffered(
      db,
      wanted.map(({ market }) => market),
    ),
  );
  const limits = limitsIn(home, await listLimits(db));
  const least = stakeMin(currency);
  const sports = found.map(({ offered }) => offered.fixture.sport);
  const price = found.length > 1 ? priceBet(found, null) : undefined;
  return {
    legs: found.map(({ selectionId, code, nowMilli, offered }) => ({
      selectionId,
      ...namesOf(offered, language),
      code,
      oddsMilli: nowMilli,
      status: statusOf(offered),
      isLive: isLive(offered),
      minStake: least,
      maxStake: stakeMax([offered.fixture.sport], BigInt(nowMilli), limits),
    })),
    combo:
      price?.is === 'priced'
        ? {
            oddsMilli: Number(price.oddsMilli),
            isSameGame: price.combos.size > 0,
            minStake: least,
            maxStake: stakeMax(sports, price.oddsMilli, limits),
          }
        : null,
    comboRefusal: price?.is === 'refused' ? price.why : null,
    systems: systemsFor(found).flatMap((system) => systemQuote(found, system, { currency, limits })),
    delaySeconds: delayOf(
      found.map(({ offered }) => offered),
      limits,
    ),
  };
};

/** The smallest stake of a system divides by its lines. */
const systemQuote = (
  legs: readonly FoundLeg[],
  system: string,
  { currency, limits }: { readonly currency: string; readonly limits: Limits },
) => {
  const price = priceBet(legs, system);
  if (price.is === 'refused') return [];
  const lines = linesOf(system, legs.length);
  const sports = legs.map(({ offered }) => offered.fixture.sport);
  const roundUp = (amount: bigint): bigint => ((amount + BigInt(lines) - 1n) / BigInt(lines)) * BigInt(lines);
  return [
    {
      system,
      lines,
      oddsMilli: Number(price.oddsMilli),
      minStake: money(roundUp(stakeMin(currency))),
      maxStake: stakeMax(sports, price.oddsMilli, limits),
    },
  ];
};

const statusOf = (offered: OfferedMarket) => {
  const objection = objectionTo(offered);
  if (objection === undefined) return 'OPEN' as const;
  return objection === 'TOO_LATE' ? ('STOPPED' as const) : ('SUSPENDED' as const);
};
