import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { quoteSlip } from '@fairground/contract/sports/bets';
import type { LanguageCode } from '@fairground/contract/language';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { SportsDeps } from '../deps.ts';
import { limitsIn, stakeMax, stakeMin } from '../domain/limits.ts';
import type { Limits } from '../domain/limits.ts';
import { openRisk } from '../domain/open-risk.ts';
import type { OpenRisk } from '../domain/open-risk.ts';
import { limitsOfBet } from '../domain/own-limits.ts';
import type { OwnLimits } from '../domain/own-limits.ts';
import { linesOf } from '../domain/pay-bet.ts';
import { readOffered } from '../store/bets.ts';
import type { OfferedMarket } from '../store/bets.ts';
import { listExposures, listLiabilities } from '../store/exposures.ts';
import { readOwnLimits } from '../store/own-limits.ts';
import { listLimits } from '../store/trading.ts';
import { namesOf } from '../show/bets.ts';
import { exposureChangeOf, stakeThatFits } from './attach-bets.ts';
import { delayOf, sportsOf } from './check-order.ts';
import type { PricedBet } from './check-order.ts';
import { isWeighed } from './exposures.ts';
import { foundLegs, isLive, objectionTo, wantedLegs } from './legs.ts';
import type { FoundLeg } from './legs.ts';
import { priceBet, systemsFor } from './price-bet.ts';

/** Who asks: a visitor has no limits of its own. */
type Asker = { readonly currency: string; readonly language: LanguageCode; readonly member: MemberId | undefined };

/** What a slip costs now. Nothing is held: acceptance looks again. */
export const quoteLegs = async (
  deps: Pick<SportsDeps, 'db' | 'currency'>,
  { legs }: BodyOf<typeof quoteSlip>,
  asker: Asker,
): Promise<ValueOf<typeof quoteSlip>> => {
  const wanted = wantedLegs(legs);
  const markets = wanted.map(({ market }) => market);
  const found = foundLegs(wanted, await readOffered(deps.db, markets));
  const limits = limitsIn(deps.currency, await listLimits(deps.db));
  const room = await roomFor(deps, found, asker, limits);
  const least = stakeMin(asker.currency);
  const price = found.length > 1 ? priceBet(found, null) : undefined;
  return {
    legs: found.map((leg) => ({
      selectionId: leg.selectionId,
      ...namesOf(leg.offered, asker.language),
      code: leg.code,
      oddsMilli: leg.nowMilli,
      status: statusOf(leg.offered),
      isLive: isLive(leg.offered),
      minStake: least,
      maxStake: room([leg], null, { oddsMilli: BigInt(leg.nowMilli), combos: new Map() }),
    })),
    combo:
      price?.is === 'priced'
        ? {
            oddsMilli: Number(price.oddsMilli),
            isSameGame: price.combos.size > 0,
            minStake: least,
            maxStake: room(found, null, price),
          }
        : null,
    comboRefusal: price?.is === 'refused' ? price.why : null,
    systems: systemsFor(found).flatMap((system) => systemQuote(found, system, asker, room)),
    delaySeconds: delayOf(
      found.map(({ offered }) => offered),
      limits,
    ),
  };
};

/** The largest stake that legs take as one bet. */
type Room = (legs: readonly FoundLeg[], system: string | null, price: Pick<PricedBet, 'oddsMilli' | 'combos'>) => Money;

/** What every limit leaves now: of sports, of the player and the markets, and what is open on matches and days. */
const roomFor = async (
  deps: Pick<SportsDeps, 'db' | 'currency'>,
  found: readonly FoundLeg[],
  { currency, member }: Asker,
  limits: Limits,
): Promise<Room> => {
  const markets = found.map(({ market }) => market);
  const own = await readOwnLimits(deps.db, { members: member === undefined ? [] : [member], markets });
  const riskNow = isWeighed(deps, { currency }) ? await riskOn(deps, found, member, own) : undefined;
  return (legs, system, price) => {
    const narrowed = limitsOfBet(limits, own, { member, legs: legs.map(({ market }) => market) });
    const most = stakeMax(sportsOf(legs), price.oddsMilli, narrowed);
    if (!riskNow) return most;
    const change = exposureChangeOf({ member: member ?? 0n, stake: most, system }, legs, price);
    const { fits } = riskNow().add(change, sportsOf(legs), narrowed);
    return fits === true ? most : stakeThatFits(fits, linesOf(system, legs.length), currency);
  };
};

const riskOn = async (
  { db }: Pick<SportsDeps, 'db'>,
  found: readonly FoundLeg[],
  member: MemberId | undefined,
  own: OwnLimits,
): Promise<() => OpenRisk> => {
  const days = new Map(
    found.map(({ offered: { fixture } }) => [fixture.id, `${fixture.competition}/${fixture.trading_day}`]),
  );
  const rows = await listExposures(db, [...days.keys()]);
  const exposures = rows.map((row) => ({ ...row, day: days.get(row.fixture) ?? '' }));
  const liabilities = await listLiabilities(db, [
    ...[...new Set(days.values())].map((key) => ({ scope: 'DAY' as const, key })),
    ...(member === undefined ? [] : [{ scope: 'PLAYER' as const, key: member.toString() }]),
  ]);
  return () => openRisk(exposures, liabilities, own);
};

/** The smallest stake of a system divides by its lines. */
const systemQuote = (legs: readonly FoundLeg[], system: string, { currency }: Asker, room: Room) => {
  const price = priceBet(legs, system);
  if (price.is === 'refused') return [];
  const lines = linesOf(system, legs.length);
  const roundUp = (amount: bigint): bigint => ((amount + BigInt(lines) - 1n) / BigInt(lines)) * BigInt(lines);
  return [
    {
      system,
      lines,
      oddsMilli: Number(price.oddsMilli),
      minStake: money(roundUp(stakeMin(currency))),
      maxStake: room(legs, system, price),
    },
  ];
};

const statusOf = (offered: OfferedMarket) => {
  const objection = objectionTo(offered);
  if (objection === undefined) return 'OPEN' as const;
  return objection === 'TOO_LATE' ? ('STOPPED' as const) : ('SUSPENDED' as const);
};
