import { hash } from 'node:crypto';
import type { BodyOf } from '@fairground/contract/endpoint';
import type { placeSportsBet } from '@fairground/contract/sports/bets';
import type { SportsBetId } from '@fairground/contract/sports/fields';
import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { PreparedWager, WagerAnswer } from '../../betting/index.ts';
import type { SportsDeps } from '../deps.ts';
import { isTaken } from '../domain/accept.ts';
import { isLarge, limitsIn, LIVE_DELAY, stakeMax, stakeMin } from '../domain/limits.ts';
import type { Limits } from '../domain/limits.ts';
import { linesOf } from '../domain/pay-bet.ts';
import type { ComboPrices } from '../domain/pay-bet.ts';
import { categoryOf, gameOf, vendorOf } from '../domain/vendor.ts';
import { marginMilli } from '../domain/margin-of.ts';
import { addBet, findRequest, holdOffered, readOffered } from '../store/bets.ts';
import { addLargeBet, listLimits } from '../store/trading.ts';
import type { BetRow } from '../tables.ts';
import { changeExposures, isWeighed } from './exposures.ts';
import { foundLegs, isLive, objectionTo, sinceOf, wantedLegs } from './legs.ts';
import { askedOdds, priceBet, systemsFor } from './price-bet.ts';
import type { BetPrice } from './price-bet.ts';
import type { FoundLeg, WantedLeg } from './legs.ts';

export type Order = BodyOf<typeof placeSportsBet>;
export type Bettor = { readonly member: MemberId; readonly currency: string };

export type PlacedBet = { readonly id: SportsBetId; readonly balance: Money };

/**
 * Takes a bet: stake, bet and exposure in one transaction that holds the markets. Before the match it is accepted at
 * once; a live one waits with its stake taken. The same request again is the same bet.
 */
export const placeBet = async (deps: SportsDeps, bettor: Bettor, order: Order): Promise<PlacedBet> => {
  const { db, betting, catalog } = deps;
  const wanted = wantedLegs(order.legs);
  if ((order.kind === 'SINGLE') !== (wanted.length === 1)) throw new Refusal('sports.legs-refused');
  if ((order.kind === 'SYSTEM') !== (order.system !== undefined)) throw new Refusal('sports.legs-refused');
  const fingerprint = fingerprintOf(order);
  const before = await findRequest(db, bettor.member, order.requestId);
  if (before) return repeated(deps, bettor, before, fingerprint);
  const markets = wanted.map(({ market }) => market);
  const seen = foundLegs(wanted, await readOffered(db, markets));
  const vendor = vendorOfLegs(seen);
  if (await catalog.stops.isStopped({ vendor, gameId: '' })) throw new Refusal('sports.market-suspended');
  const prepared = await betting.prepare([wagerOf(deps, bettor, order, seen, fingerprint)]);
  return inTransaction(db, (tx) => placeIn(tx, deps, { bettor, order, wanted, fingerprint, prepared }));
};

const fingerprintOf = ({ kind, system, legs, comboOddsMilli, stake, accept }: Order): string =>
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

const wagerOf = (
  deps: SportsDeps,
  { member, currency }: Bettor,
  order: Order,
  legs: readonly FoundLeg[],
  fingerprint: string,
) => {
  const sport = sportOf(legs);
  return {
    action: 'place' as const,
    ...askedOf(
      deps,
      { member_id: member, currency, sport, request_id: order.requestId, vendor: vendorOfLegs(legs) },
      order.requestId,
    ),
    game: gameOf(sport),
    stake: order.stake,
    detail: {
      slip: fingerprint,
      legs: legs.map(({ offered: { fixture, market }, code }) => [
        `${fixture.home} - ${fixture.away}`,
        `${market.type}/${market.period}/${market.line_q}/${market.variant}`,
        code,
      ]),
    },
  };
};

const vendorOfLegs = (legs: readonly FoundLeg[]): string =>
  vendorOf(sportOf(legs), legs[0]?.offered.fixture.competition ?? '');

/** A combination of several sports counts as that of its first leg. */
const sportOf = (legs: readonly FoundLeg[]) => {
  const [first] = legs;
  if (!first) throw new Refusal('sports.legs-refused');
  return first.offered.fixture.sport;
};

type Placing = {
  readonly bettor: Bettor;
  readonly order: Order;
  readonly wanted: readonly WantedLeg[];
  readonly fingerprint: string;
  readonly prepared: readonly PreparedWager[];
};

const placeIn = async (
  tx: Tx,
  deps: SportsDeps,
  { bettor, order, wanted, fingerprint, prepared }: Placing,
): Promise<PlacedBet> => {
  const offered = await holdOffered(
    tx,
    wanted.map(({ market }) => market),
  );
  const legs = foundLegs(wanted, offered);
  const price = priceOf(order, legs);
  const limits = limitsIn(deps.currency, await listLimits(tx));
  const refused = refusalOf(order, legs, price, { currency: bettor.currency, limits });
  // A repeat of what was taken is answered whatever holds by now.
  const kept = refused && (await findRequest(tx, bettor.member, order.requestId));
  if (kept) return repeated(deps, bettor, kept, fingerprint);
  if (refused) throw refused;
  if (price.is === 'refused') throw new Refusal('sports.legs-refused');

  const [answer] = await deps.betting.applyIn(tx, prepared);
  if (!answer) throw new Error('A wager was left without an answer.');
  const id = betIdOf(answer);
  if (answer.isRepeat) return { id, balance: answer.balance };
  const waits = legs.some(({ offered: each }) => isLive(each));
  await addBet(
    tx,
    {
      id,
      member_id: bettor.member,
      request_id: order.requestId,
      fingerprint,
      kind: order.kind,
      system: order.system ?? null,
      lines: linesOf(order.system ?? null, legs.length),
      sport: sportOf(legs),
      vendor: vendorOfLegs(legs),
      currency: bettor.currency,
      stake: order.stake,
      odds_milli: price.oddsMilli,
      asked_odds: price.combos.size > 0 ? BigInt(order.comboOddsMilli ?? 0) : null,
      accept: order.accept,
      state: waits ? 'PENDING' : 'ACCEPTED',
      placed_at: answer.at,
      due_at: waits ? dueAt(answer.at, legs) : null,
      accepted_at: waits ? null : answer.at,
    },
    legs.map((leg, place) => ({
      place,
      market_id: leg.market,
      fixture_id: leg.offered.fixture.id,
      code: leg.code,
      odds_milli: leg.nowMilli,
      asked_milli: leg.oddsMilli,
      margin_milli: marginMilli(leg.offered.market),
      since: sinceOf(leg),
    })),
    price.combos,
  );
  if (!isWeighed(deps, bettor)) return { id, balance: answer.balance };
  if (!waits && (await isTooMuch(tx, { stake: order.stake, legs, combos: price.combos }, limits)))
    throw new Refusal('sports.limit');
  if (isLarge(sportsOf(legs), order.stake, price.oddsMilli, limits)) await addLargeBet(tx, id);
  return { id, balance: answer.balance };
};

/** Adds the bet to the exposure of its matches; whether one of them could then cost more than its limit. */
export const isTooMuch = async (
  tx: Tx,
  { stake, legs, combos }: { readonly stake: bigint; readonly legs: readonly FoundLeg[]; readonly combos: ComboPrices },
  limits: Limits,
): Promise<boolean> => {
  const exposed = legs.map((leg) => ({
    market: leg.offered.market,
    code: leg.code,
    odds_milli: leg.nowMilli,
    since: sinceOf(leg),
  }));
  const worst = await changeExposures(tx, [{ change: 'add', stake, legs: exposed, combos }]);
  return legs.some(({ offered: { fixture } }) => -(worst.get(fixture.id) ?? 0n) > limits[fixture.sport].riskMax);
};

/** Legs that cannot be one bet have no price, whatever else holds. */
const priceOf = (order: Order, legs: readonly FoundLeg[]): BetPrice =>
  order.system !== undefined && !systemsFor(legs).includes(order.system)
    ? { is: 'refused', why: 'SAME_MATCH' }
    : priceBet(legs, order.system ?? null);

const refusalOf = (
  order: Order,
  legs: readonly FoundLeg[],
  price: BetPrice,
  { currency, limits }: { readonly currency: string; readonly limits: Limits },
): Refusal | undefined => {
  if (order.stake < stakeMin(currency))
    return new Refusal('sports.stake-refused', { least: stakeMin(currency).toString() });
  if (price.is === 'refused') return new Refusal('sports.legs-refused', { why: price.why });
  const isJoint = price.combos.size > 0;
  if (isJoint && order.comboOddsMilli === undefined) return new Refusal('sports.legs-refused', { why: 'SAME_MATCH' });
  const lines = BigInt(linesOf(order.system ?? null, legs.length));
  if (order.stake % lines !== 0n) return new Refusal('sports.stake-refused', { lines: Number(lines) });
  for (const { offered, selectionId } of legs) {
    const objection = objectionTo(offered);
    if (objection === 'TOO_LATE') return new Refusal('sports.too-late', { selectionId });
    if (objection) return new Refusal('sports.market-suspended', { selectionId });
  }
  const changed = isJoint ? [] : legs.filter(({ oddsMilli, nowMilli }) => !isTaken(order.accept, oddsMilli, nowMilli));
  // Every price may be taken by itself, and all of them together be too low.
  const asked = isJoint ? (order.comboOddsMilli ?? 0) : Number(askedOdds(legs, order.system ?? null));
  if (changed.length > 0 || !isTaken(order.accept, asked, Number(price.oddsMilli)))
    return new Refusal('sports.price-changed', {
      legs: (changed.length > 0 ? changed : legs).map(({ selectionId, nowMilli }) => ({
        selectionId,
        oddsMilli: nowMilli,
      })),
      oddsMilli: Number(price.oddsMilli),
    });
  const most = stakeMax(sportsOf(legs), price.oddsMilli, limits);
  return order.stake > most ? new Refusal('sports.limit', { most: most.toString() }) : undefined;
};

const sportsOf = (legs: readonly FoundLeg[]) => legs.map(({ offered }) => offered.fixture.sport);

const dueAt = (at: Date, legs: readonly FoundLeg[]): Date => {
  const seconds = legs.map(({ offered }) => (isLive(offered) ? LIVE_DELAY[offered.fixture.sport] : 0));
  return new Date(at.getTime() + Math.max(...seconds) * 1_000);
};

const repeated = async (
  { wallet }: SportsDeps,
  { member, currency }: Bettor,
  bet: BetRow,
  fingerprint: string,
): Promise<PlacedBet> => {
  if (bet.fingerprint !== fingerprint) throw new Refusal('sports.request-id-taken');
  return { id: bet.id, balance: (await wallet.balanceOf(member, currency)).cash };
};

/** The bet behind an answer of the register, or the refusal it stands for. */
const betIdOf = ({ outcome, id }: WagerAnswer): SportsBetId => {
  switch (outcome) {
    case 'applied':
      if (id === null) throw new Error('A bet that was taken has no number.');
      return id;
    case 'insufficient-funds':
    case 'limit-reached':
    case 'bonus-max-bet':
      throw new Refusal(`sports.${outcome}`);
    case 'blocked':
      throw new Refusal('sports.play-blocked');
    case 'conflict':
    case 'round-over':
    case 'cancelled-before':
      throw new Refusal('sports.request-id-taken');
    default:
      throw new Error(`A bet was answered with ${outcome}.`);
  }
};
