import { hash } from 'node:crypto';
import { partialValue } from '@fairground/engines/sports/cash-out';
import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type * as contract from '@fairground/contract/sports/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import type { SportsBetId } from '@fairground/contract/sports/fields';
import { money } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { validSportsBet } from '../../betting/index.ts';
import type { PreparedWager, Wager } from '../../betting/index.ts';
import type { SportsDeps } from '../deps.ts';
import { stakeMin } from '../domain/limits.ts';
import type { ExposureChange } from '../domain/open-risk.ts';
import { findBet } from '../store/bets.ts';
import { findRule } from '../store/cash-out-rules.ts';
import { addChanges } from '../store/changes.ts';
import {
  addCashOut,
  decideCashOut,
  findCashOut,
  listDueCashOuts,
  lockBet,
  takeDueCashOut,
  takeOut,
} from '../store/cash-outs.ts';
import { isOnBothSides } from '../store/settlement.ts';
import type { BetRow, CashOutRow } from '../tables.ts';
import { takeDue } from '../take-due.ts';
import { changeExposures, isWeighed } from './exposures.ts';
import { offerFor, offerToDecide } from './offer-cash-out.ts';
import type { CashOutOffer } from './offer-cash-out.ts';
import { askedOf } from './wager-of-bet.ts';

type Order = BodyOf<typeof contract.cashOut>;

/** What the caller's bet is worth now. */
export const readOffer = async (
  { db }: SportsDeps,
  member: MemberId,
  id: SportsBetId,
): Promise<ValueOf<typeof contract.readCashOut>> => {
  const bet = await ownBet(db, member, id);
  const offer = await offerFor(db, bet);
  const atLeast = await findRule(db, id);
  return {
    value: offer.reason === null ? money(offer.value) : null,
    reason: offer.reason,
    stakeLeft: money(bet.stake_left),
    partMin: stakeMin(bet.currency),
    takesParts: takesParts(bet),
    version: offer.version.toString(),
    atLeast: atLeast === undefined ? null : money(atLeast),
    delaySeconds: offer.delaySeconds,
  };
};

/** A system is taken out as a whole: its stake belongs to all of its lines. */
const takesParts = ({ system, stake_left, currency }: BetRow): boolean =>
  system === null && stake_left >= 2n * stakeMin(currency);

/** Takes a bet or a part of it out. Before the match it is done at once; a live one waits as a live bet does. */
export const cashOutBet = async (deps: SportsDeps, member: MemberId, order: Order): Promise<CashOutRow> => {
  const { db, betting } = deps;
  const before = await findCashOut(db, member, order.requestId);
  if (before) return repeated(before, order);
  const bet = await ownBet(db, member, order.betId);
  const part = partOf(bet, order);
  const coversBothSides = await isOnBothSides(db, bet);
  const wager = wagerOf(deps, bet, { part, paid: order.value, request: order.requestId, coversBothSides });
  const prepared = await betting.prepareAll([wager]);
  return inTransaction(db, async (tx) => {
    const now = await lockBet(tx, bet.id);
    const twin = await findCashOut(tx, member, order.requestId);
    if (twin) return repeated(twin, order);
    if (!now || now.stake_left !== bet.stake_left) throw new Refusal('sports.cash-out-refused');
    const offer = await offerFor(tx, now);
    requireWorth(offer, now, { part, asked: order.value });
    // A match that began since then, or whose prices fell, is seen only while it is held.
    const held = offer.delaySeconds === 0 ? await offerToDecide(tx, now) : undefined;
    if (held) requireWorth(held, now, { part, asked: order.value });
    if (held && held.delaySeconds > 0) throw new Refusal('sports.cash-out-changed', { value: order.value.toString() });
    const request = { bet_id: bet.id, member_id: member, request_id: order.requestId, part, asked: order.value };
    const added = await addCashOut(tx, { ...request, delaySeconds: offer.delaySeconds });
    if (held) await pay(tx, deps, now, added, held, prepared);
    return added;
  });
};

export const readRequest = async ({ db }: SportsDeps, member: MemberId, requestId: string): Promise<CashOutRow> => {
  const found = await findCashOut(db, member, requestId);
  if (!found) throw new Refusal('sports.bet-unknown');
  return found;
};

const ownBet = async (db: SportsDeps['db'], member: MemberId, id: SportsBetId): Promise<BetRow> => {
  const bet = await findBet(db, member, id);
  if (!bet) throw new Refusal('sports.bet-unknown');
  return bet;
};

const repeated = (before: CashOutRow, { betId, value, part }: Order): CashOutRow => {
  const isSame = before.bet_id === betId && before.asked === value && (part === undefined || part === before.part);
  if (!isSame) throw new Refusal('sports.request-id-taken');
  return before;
};

const partOf = (bet: BetRow, { part = money(bet.stake_left), value }: Order): bigint => {
  const least = stakeMin(bet.currency);
  const rest = bet.stake_left - part;
  if (bet.stake_left === 0n) throw new Refusal('sports.cash-out-refused');
  if (rest < 0n || value <= 0n || (rest > 0n && (!takesParts(bet) || part < least || rest < least)))
    throw new Refusal('sports.stake-refused', { least: least.toString() });
  return part;
};

/** Refuses where nothing is offered, or less than is asked for the part. */
const requireWorth = (
  { reason, value }: CashOutOffer,
  bet: BetRow,
  { part, asked }: Pick<CashOutRow, 'part' | 'asked'>,
): void => {
  if (reason !== null) throw new Refusal('sports.cash-out-refused', { reason });
  const worth = partialValue(value, part, bet.stake_left);
  if (worth < asked) throw new Refusal('sports.cash-out-changed', { value: worth.toString() });
};

type Taken = {
  readonly part: bigint;
  readonly paid: bigint;
  readonly request: string;
  readonly coversBothSides: boolean;
};

/** What is paid with the last of the stake ends the round; the bet then counts as it came out in all. */
const wagerOf = (deps: SportsDeps, bet: BetRow, { part, paid, request, coversBothSides }: Taken): Wager => {
  const ends = part === bet.stake_left;
  const validBet = validSportsBet({
    stake: money(bet.stake),
    payout: money(bet.cashed + paid),
    oddsMilli: Number(bet.odds_milli < 1_000_000_000n ? bet.odds_milli : 1_000_000_000n),
    coversBothSides,
  });
  return {
    action: 'win',
    ...askedOf(deps, bet, transactionOf(bet, request)),
    amount: money(paid),
    ...(ends && { ends: true, validBet }),
  };
};

/** Two names of 64 letters do not fit into the number of one transaction; their figure always does. */
const transactionOf = ({ request_id }: BetRow, request: string): string =>
  `c:${hash('sha256', `${request_id} ${request}`)}`;

const DUE_MAX = 100;
/** A request that nobody decided so long after its time is refused. */
const LATE_MS = 5_000;

/** Decides requests whose wait is over; answers how many. */
export const decideCashOuts = (deps: SportsDeps): Promise<number> =>
  takeDue(deps.log, {
    list: (without) => listDueCashOuts(deps.db, DUE_MAX, without),
    take: (request) => decideOne(deps, request),
    idOf: ({ id }) => id,
    max: DUE_MAX,
    what: 'cash-out',
  });

const decideOne = async (deps: SportsDeps, request: CashOutRow): Promise<void> => {
  const { db, betting } = deps;
  const bet = await ownBet(db, request.member_id, request.bet_id);
  const coversBothSides = await isOnBothSides(db, bet);
  const taken = { part: request.part, paid: request.asked, request: request.request_id, coversBothSides };
  const prepared = await betting.prepareAll([wagerOf(deps, bet, taken)]);
  await inTransaction(db, async (tx) => {
    const now = await lockBet(tx, bet.id);
    const due = await takeDueCashOut(tx, request.id);
    if (!due || !now) return;
    const offer = await offerToDecide(tx, now);
    const reason = refusalOf(due, bet, now, offer);
    if (reason !== undefined) return decideCashOut(tx, due.id, { reason });
    await pay(tx, deps, now, due, offer, prepared);
    await decideCashOut(tx, due.id, { paid: due.asked });
  });
};

/** A bet stop since the request counts although betting goes on by now. */
const refusalOf = (
  { part, asked, placed_at, due_at }: CashOutRow,
  seen: BetRow,
  bet: BetRow,
  offer: CashOutOffer,
): string | undefined => {
  if (offer.reason !== null) return offer.reason;
  if (bet.stake_left !== seen.stake_left) return 'CHANGED';
  const markets = [...offer.offered.values()];
  if (markets.some(({ market }) => market.betstop_at !== null && market.betstop_at > placed_at)) return 'SUSPENDED';
  if (markets.some(({ now }) => now.getTime() > (due_at?.getTime() ?? 0) + LATE_MS)) return 'TOO_LATE';
  return partialValue(offer.value, part, bet.stake_left) < asked ? 'CHANGED' : undefined;
};

/** Money, bet and exposure in one: the rest of the stake stays at its old odds. */
const pay = async (
  tx: Tx,
  deps: SportsDeps,
  bet: BetRow,
  { part, asked }: CashOutRow,
  { legs, combos, offered }: CashOutOffer,
  prepared: readonly PreparedWager[],
): Promise<void> => {
  await deps.betting.correctIn(tx, prepared);
  const rest = bet.stake_left - part;
  const weight = (bet.weight * rest) / bet.stake_left;
  await takeOut(tx, bet.id, { part, paid: asked, weight });
  const state = rest === 0n ? 'CASHED_OUT' : bet.state;
  const payout = bet.payout + asked;
  await addChanges(tx, [{ bet: bet.id, kind: 'CASH_OUT', state, payout, moved: asked, results: {}, isFirst: false }]);
  if (!isWeighed(deps, bet)) return;
  const exposed = legs.flatMap((leg) => {
    const market = offered.get(leg.market_id)?.market;
    return market ? [{ market, code: leg.code, odds_milli: leg.odds_milli, since: leg.since }] : [];
  });
  const { member_id: member, stake_left: stake } = bet;
  const removed: ExposureChange = { change: 'remove', member, stake, weight: bet.weight, legs: exposed, combos };
  const kept: ExposureChange = { ...removed, change: 'add', stake: rest, weight };
  await changeExposures(tx, rest === 0n ? [removed] : [removed, kept]);
};
