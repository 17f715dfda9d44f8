import { SPORTS } from '@fairground/contract/sports/fields';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { SportsMarketId } from '@fairground/contract/sports/fields';
import type { Limits } from './limits.ts';

/** What staff set for one member or one market; null where only the limits of the sport hold. */
export type OwnLimit = {
  /** The most one bet may win, and the most the open bets may win together. */
  readonly winMax: bigint | null;
  readonly openMax: bigint | null;
};

/** The limit of a market, with what its open bets may win now. */
export type MarketLimit = OwnLimit & { readonly open: bigint };

/** The own limits that bets of a batch have to do with. */
export type OwnLimits = {
  readonly members: ReadonlyMap<bigint, OwnLimit>;
  readonly markets: ReadonlyMap<SportsMarketId, MarketLimit>;
};

export const NO_OWN_LIMITS: OwnLimits = { members: new Map(), markets: new Map() };

/**
 * The limits of the sports as they hold for one bet: the limits of its member and of its markets make them narrower and
 * never wider. What the open bets of a market win together is counted where the bet is added.
 */
export const limitsOfBet = (
  limits: Limits,
  { members, markets }: OwnLimits,
  { member, legs }: { readonly member: bigint | undefined; readonly legs: readonly SportsMarketId[] },
): Limits => {
  const ofMember = member === undefined ? undefined : members.get(member);
  const wins = [ofMember?.winMax, ...legs.map((market) => markets.get(market)?.winMax)].filter(isSet);
  const opens = [ofMember?.openMax].filter(isSet);
  if (wins.length === 0 && opens.length === 0) return limits;
  return Object.fromEntries(
    SPORTS.map((sport) => {
      const { winMax, playerMax } = limits[sport];
      return [sport, { ...limits[sport], winMax: least(winMax, wins), playerMax: least(playerMax, opens) }];
    }),
  ) as Limits;
};

const isSet = (amount: bigint | null | undefined): amount is bigint => amount !== null && amount !== undefined;

const least = (first: Money, others: readonly bigint[]): Money =>
  money(others.reduce((low: bigint, each) => (each < low ? each : low), first));

/** Whether a limit may be set: the open bets may win at least as much as one of them. */
export const isOrdered = ({ winMax, openMax }: OwnLimit): boolean =>
  [winMax, openMax].every((amount) => amount === null || amount > 0n) &&
  (winMax === null || openMax === null || openMax >= winMax);
