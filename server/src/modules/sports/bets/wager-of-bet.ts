import { hash } from 'node:crypto';
import type { BodyOf } from '@fairground/contract/endpoint';
import type { placeSportsBet } from '@fairground/contract/sports/bets';
import type { MemberId } from '@fairground/contract/ids';
import type { PlaceWager } from '../../betting/index.ts';
import type { SportsDeps } from '../deps.ts';
import { categoryOf, gameOf, vendorOf } from '../domain/vendor.ts';
import type { MarketFacts } from '../store/market-facts.ts';
import type { BetRow } from '../tables.ts';

export type Order = BodyOf<typeof placeSportsBet>;
export type Bettor = { readonly member: MemberId; readonly currency: string };

export const fingerprintOf = ({ kind, system, legs, comboOddsMilli, stake, accept }: Order): string =>
  hash('sha256', JSON.stringify([kind, legs, stake.toString(), accept, system ?? null, comboOddsMilli ?? null]));

/** What a bet is to the register: a round of its own. */
export const askedOf = (
  { tenant }: Pick<SportsDeps, 'tenant'>,
  {
    member_id: member,
    currency,
    sport,
    request_id: round,
    vendor: source,
  }: Pick<BetRow, 'member_id' | 'currency' | 'sport' | 'request_id' | 'vendor'>,
  transactionId: string,
) => ({ tenant, source, member, currency, category: categoryOf(sport), round, transactionId });

/** A leg with what never changes of its market. */
export type NamedLeg = { readonly code: string; readonly facts: MarketFacts };

export const wagerOf = (
  deps: Pick<SportsDeps, 'tenant'>,
  { member, currency }: Bettor,
  order: Order,
  legs: readonly [NamedLeg, ...NamedLeg[]],
  fingerprint: string,
): PlaceWager & { readonly action: 'place' } => {
  const { sport, vendor } = playedAs(legs);
  return {
    action: 'place' as const,
    ...askedOf(deps, { member_id: member, currency, sport, request_id: order.requestId, vendor }, order.requestId),
    game: gameOf(sport),
    stake: order.stake,
    detail: {
      slip: fingerprint,
      legs: legs.map(({ code, facts: { home, away, type, period, line_q, variant } }) => [
        `${home} - ${away}`,
        `${type}/${period}/${line_q}/${variant}`,
        code,
      ]),
    },
  };
};

/** A combination of several sports counts as that of its first leg. */
export const playedAs = ([{ facts }]: readonly [NamedLeg, ...NamedLeg[]]) => ({
  sport: facts.sport,
  vendor: vendorOf(facts.sport, facts.competition),
});
