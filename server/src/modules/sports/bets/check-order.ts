import { Refusal } from '../../../platform/refusal.ts';
import { isTaken } from '../domain/accept.ts';
import type { Sport } from '@fairground/contract/sports/fields';
import { stakeMax, stakeMin } from '../domain/limits.ts';
import type { Limits, SportSettings } from '../domain/limits.ts';
import { linesOf } from '../domain/pay-bet.ts';
import type { OfferedMarket } from '../store/bets.ts';
import { isLive, objectionTo } from './legs.ts';
import type { FoundLeg } from './legs.ts';
import { askedOdds, priceBet, systemsFor } from './price-bet.ts';
import type { BetPrice } from './price-bet.ts';
import type { Order } from './wager-of-bet.ts';

export type PricedBet = Extract<BetPrice, { readonly is: 'priced' }>;

/** The price of a bet that may be taken; throws the refusal of any other. */
export const checkOrder = (
  order: Order,
  legs: readonly FoundLeg[],
  { currency, limits }: { readonly currency: string; readonly limits: Limits },
): PricedBet => {
  if (order.stake < stakeMin(currency))
    throw new Refusal('sports.stake-refused', { least: stakeMin(currency).toString() });
  const price = priceOf(order, legs);
  if (price.is === 'refused') throw new Refusal('sports.legs-refused', { why: price.why });
  const isJoint = price.combos.size > 0;
  if (isJoint && order.comboOddsMilli === undefined) throw new Refusal('sports.legs-refused', { why: 'SAME_MATCH' });
  const lines = BigInt(linesOf(order.system ?? null, legs.length));
  if (order.stake % lines !== 0n) throw new Refusal('sports.stake-refused', { lines: Number(lines) });
  for (const { offered, selectionId } of legs) {
    const objection = objectionTo(offered);
    if (objection === 'TOO_LATE') throw new Refusal('sports.too-late', { selectionId });
    if (objection) throw new Refusal('sports.market-suspended', { selectionId });
  }
  checkPrice(order, legs, price, isJoint);
  const most = stakeMax(sportsOf(legs), price.oddsMilli, limits);
  if (order.stake > most) throw new Refusal('sports.limit', { most: most.toString() });
  return price;
};

/** Legs that cannot be one bet have no price, whatever else holds. */
const priceOf = (order: Order, legs: readonly FoundLeg[]): BetPrice =>
  order.system !== undefined && !systemsFor(legs).includes(order.system)
    ? { is: 'refused', why: 'SAME_MATCH' }
    : priceBet(legs, order.system ?? null);

const checkPrice = (order: Order, legs: readonly FoundLeg[], price: PricedBet, isJoint: boolean): void => {
  const changed = isJoint ? [] : legs.filter(({ oddsMilli, nowMilli }) => !isTaken(order.accept, oddsMilli, nowMilli));
  // Every price may be taken by itself, and all of them together be too low.
  const asked = isJoint ? (order.comboOddsMilli ?? 0) : Number(askedOdds(legs, order.system ?? null));
  if (changed.length === 0 && isTaken(order.accept, asked, Number(price.oddsMilli))) return;
  throw new Refusal('sports.price-changed', {
    legs: (changed.length > 0 ? changed : legs).map(({ selectionId, nowMilli }) => ({
      selectionId,
      oddsMilli: nowMilli,
    })),
    oddsMilli: Number(price.oddsMilli),
  });
};

export const sportsOf = (legs: readonly FoundLeg[]) => legs.map(({ offered }) => offered.fixture.sport);

/** When a live bet is decided; the longest delay of its legs counts. */
export const dueAt = (at: Date, legs: readonly FoundLeg[], limits: Settings): Date =>
  new Date(
    at.getTime() +
      delayOf(
        legs.map(({ offered }) => offered),
        limits,
      ) *
        1_000,
  );

type Settings = Readonly<Record<Sport, Pick<SportSettings, 'delaySeconds'>>>;

/** Seconds until something on these markets is decided: none before the match, the longest of those that are played. */
export const delayOf = (offered: readonly OfferedMarket[], settings: Settings): number =>
  Math.max(0, ...offered.map((each) => (isLive(each) ? settings[each.fixture.sport].delaySeconds : 0)));
