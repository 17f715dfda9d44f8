import type { LegOrder } from '@fairground/contract/sports/bets';
import type { RefusalReason, SportsMarketId } from '@fairground/contract/sports/fields';
import type { Halves } from '@fairground/engines/sports/market';
import { Refusal } from '../../../platform/refusal.ts';
import type { OfferedMarket } from '../store/bets.ts';

export type WantedLeg = {
  readonly selectionId: string;
  readonly market: SportsMarketId;
  readonly code: string;
  readonly oddsMilli: number;
};

/** Reads the names of selections; two of one market are never in one bet. */
export const wantedLegs = (legs: readonly LegOrder[]): readonly WantedLeg[] => {
  const wanted = legs.map(({ selectionId, oddsMilli }) => {
    const colon = selectionId.indexOf(':');
    return {
      selectionId,
      market: BigInt(selectionId.slice(0, colon)) as SportsMarketId,
      code: selectionId.slice(colon + 1),
      oddsMilli,
    };
  });
  if (new Set(wanted.map(({ market }) => market)).size < wanted.length) throw new Refusal('sports.legs-refused');
  return wanted;
};

export type FoundLeg = WantedLeg & { readonly offered: OfferedMarket; readonly nowMilli: number };

/** The legs with what is offered; refuses a selection that never was. */
export const foundLegs = (
  wanted: readonly WantedLeg[],
  offered: ReadonlyMap<SportsMarketId, OfferedMarket>,
): readonly FoundLeg[] =>
  wanted.map((leg) => {
    const found = offered.get(leg.market);
    const nowMilli = found && priceOf(found.market, leg.code);
    if (!found || nowMilli === undefined)
      throw new Refusal('sports.selection-unknown', { selectionId: leg.selectionId });
    return { ...leg, offered: found, nowMilli };
  });

/** The price of a selection. A code comes from outside: `constructor` is no selection of any market. */
export const priceOf = ({ odds }: OfferedMarket['market'], code: string): number | undefined =>
  Object.hasOwn(odds, code) ? odds[code] : undefined;

export const isLive = ({ fixture }: OfferedMarket): boolean => fixture.state === 'LIVE' || fixture.state === 'BREAK';

/** Why a market takes no bet now. A match that is due to begin takes none until its feed says that it has begun. */
export const objectionTo = ({ market, fixture, isHeard, isDue }: OfferedMarket): RefusalReason | undefined => {
  if (fixture.state === 'POSTPONED' || fixture.state === 'INTERRUPTED') return 'MARKET_SUSPENDED';
  if (fixture.state !== 'PREMATCH' && fixture.state !== 'LIVE' && fixture.state !== 'BREAK') return 'TOO_LATE';
  if (market.status === 'SETTLED' || market.status === 'CANCELLED' || market.status === 'STOPPED') return 'TOO_LATE';
  if (fixture.state === 'PREMATCH' && isDue) return 'TOO_LATE';
  if (!isHeard || fixture.is_held || fixture.is_stopped || market.is_held || market.status !== 'OPEN')
    return 'MARKET_SUSPENDED';
  return undefined;
};

/** The goals a live handicap counts from. */
export const sinceOf = ({ offered }: FoundLeg): Halves | null =>
  isLive(offered) ? offered.fixture.score.halves : null;
