import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Sport } from '@fairground/contract/sports/fields';
import type { Flight } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Attachment, Carried, Settled, WagerAnswer } from '../../betting/index.ts';
import type { SportsDeps } from '../deps.ts';
import { isLarge, limitsIn, stakeMin } from '../domain/limits.ts';
import type { Limits } from '../domain/limits.ts';
import { marginMilli } from '../domain/margin-of.ts';
import { openRisk } from '../domain/open-risk.ts';
import { limitsOfBet } from '../domain/own-limits.ts';
import type { OwnLimits } from '../domain/own-limits.ts';
import type { ExposureChange, ExposureKey, OpenRisk } from '../domain/open-risk.ts';
import { linesOf } from '../domain/pay-bet.ts';
import { weightOf } from '../domain/weight-of.ts';
import { holdOfferedOn } from '../store/bets.ts';
import type { OfferedMarket } from '../store/bets.ts';
import { lockExposures, lockLiabilities } from '../store/exposures.ts';
import type { LiabilityKey } from '../store/exposures.ts';
import { lockOwnLimits } from '../store/own-limits.ts';
import { writeBets } from '../store/take-bets.ts';
import type { TakenBet } from '../store/take-bets.ts';
import { listLimitsOn } from '../store/trading.ts';
import { checkOrder, dueAt, sportsOf } from './check-order.ts';
import type { PricedBet } from './check-order.ts';
import { writeRisk } from './exposures.ts';
import { foundLegs, isLive, sinceOf } from './legs.ts';
import type { FoundLeg, WantedLeg } from './legs.ts';
import type { Bettor, Order } from './wager-of-bet.ts';

/** A bet apart from the wager it is: what is checked and kept of it in the same commit. */
export type AttachedBet = {
  readonly bettor: Bettor;
  readonly order: Order;
  readonly fingerprint: string;
  readonly sport: Sport;
  readonly vendor: string;
  readonly wanted: readonly WantedLeg[];
  /** What it may weigh on; nothing where it costs the house nothing. */
  readonly exposures: readonly ExposureKey[];
  readonly liabilities: readonly LiabilityKey[];
  readonly isWeighed: boolean;
};

/** A refused bet never reached the register. */
export type BetReply =
  | { readonly is: 'refused'; readonly refusal: Refusal }
  | { readonly is: 'answered'; readonly answer: WagerAnswer };

type Checked = { readonly legs: readonly FoundLeg[]; readonly price: PricedBet; readonly waits: boolean };

export type LoadedBook = {
  readonly offered: ReadonlyMap<OfferedMarket['market']['id'], OfferedMarket>;
  readonly limits: Limits;
  /** What staff set for members and markets of the batch. */
  readonly own: OwnLimits;
  /** What is open with the bets of this batch that were found good so far. */
  readonly trial: OpenRisk;
  /** The same without them. */
  readonly riskBefore: () => OpenRisk;
  readonly checked: Map<AttachedBet, Checked>;
};

/**
 * What is kept of bets in one commit with their stakes. Markets and matches are held, so that no price, score or status
 * changes before the commit; what the house may lose on them is locked, so that no limit is passed by twins.
 */
export const attachBets = (
  deps: Pick<SportsDeps, 'db' | 'currency'>,
): Attachment<AttachedBet, LoadedBook, BetReply> => ({
  load: async (flight, batch) => {
    const bets = batch.map(({ attachedItem }) => attachedItem);
    const markets = [...new Set(bets.flatMap(({ wanted }) => wanted.map(({ market }) => market)))];
    const [offered, set, own, exposures, liabilities] = await Promise.all([
      holdOfferedOn(flight, deps.db, markets),
      listLimitsOn(flight),
      lockOwnLimits(flight, { members: bets.map(({ bettor }) => bettor.member), markets }),
      lockExposures(
        flight,
        bets.flatMap((bet) => bet.exposures),
      ),
      lockLiabilities(
        flight,
        bets.flatMap((bet) => bet.liabilities),
      ),
    ]);
    const limits = limitsIn(deps.currency, set);
    const riskBefore = (): OpenRisk => openRisk(exposures, liabilities, own);
    return { offered, limits, own, trial: riskBefore(), riskBefore, checked: new Map() };
  },

  objectionTo: ({ attachedItem }, loaded) => {
    try {
      loaded.checked.set(attachedItem, check(attachedItem, loaded));
      return undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { answeredBy: { is: 'refused', refusal: error } };
    }
  },

  write: (flight, batch, loaded) => {
    writeTaken(flight, batch.filter(isTaken), loaded);
    return batch.map(({ answer }): BetReply => ({ is: 'answered', answer }));
  },
});

const isTaken = ({ answer }: Settled<AttachedBet>): boolean => answer.outcome === 'applied' && !answer.isRepeat;

const check = (bet: AttachedBet, { offered, limits: ofSports, own, trial }: LoadedBook): Checked => {
  const legs = foundLegs(bet.wanted, offered);
  const limits = limitsOfBet(ofSports, own, { member: bet.bettor.member, legs: legs.map(({ market }) => market) });
  const price = checkOrder(bet.order, legs, { currency: bet.bettor.currency, limits });
  const checked = { legs, price, waits: legs.some(({ offered: each }) => isLive(each)) };
  // A live bet weighs when its wait is over.
  if (!bet.isWeighed || checked.waits) return checked;
  const { fits } = trial.add(changeOf(bet, checked), sportsOf(legs), limits);
  if (fits !== true) {
    const most = stakeThatFits(fits, linesOf(bet.order.system ?? null, legs.length), bet.bettor.currency);
    throw new Refusal('sports.limit', { most: most.toString() });
  }
  return checked;
};

const CENT = 100n;

/** A stake people can type, that divides by the lines of the bet; nothing where it would be less than the smallest. */
export const stakeThatFits = (fits: bigint, lines: number, currency: string): Money => {
  const step = CENT * BigInt(lines);
  const most = fits - (fits % step);
  return money(most < stakeMin(currency) ? 0n : most);
};

const changeOf = ({ bettor, order }: AttachedBet, { legs, price }: Checked): ExposureChange =>
  exposureChangeOf({ member: bettor.member, stake: order.stake, system: order.system ?? null }, legs, price);

/** A bet at the prices of now, as it comes onto its matches. */
export const exposureChangeOf = (
  { member, stake, system }: { readonly member: bigint; readonly stake: bigint; readonly system: string | null },
  legs: readonly FoundLeg[],
  { combos }: Pick<PricedBet, 'combos'>,
): ExposureChange => ({
  change: 'add',
  member,
  stake,
  weight: weightOf(
    { stake, system, combos },
    legs.map(({ offered: { fixture }, nowMilli }) => ({ fixture: fixture.id, oddsMilli: nowMilli })),
  ),
  legs: legs.map((leg) => ({
    market: leg.offered.market,
    code: leg.code,
    odds_milli: leg.nowMilli,
    since: sinceOf(leg),
  })),
  combos,
});

const writeTaken = (
  flight: Flight,
  taken: readonly Settled<AttachedBet>[],
  { checked, limits, trial, riskBefore }: LoadedBook,
): void => {
  const changes: ExposureChange[] = [];
  const rows = taken.map((each): TakenBet => {
    const bet = each.attachedItem;
    const found = checked.get(bet);
    if (!found) throw new Error('A bet was taken that nobody checked.');
    const weighs = bet.isWeighed && !found.waits;
    const change = weighs ? changeOf(bet, found) : undefined;
    if (change) changes.push(change);
    const { legs, price } = found;
    return {
      bet: betRow(each, found, { weight: change?.weight ?? 0n, limits }),
      legs: legs.map(legRow),
      combos: price.combos,
      isLarge: bet.isWeighed && isLarge(sportsOf(legs), bet.order.stake, price.oddsMilli, limits),
    };
  });
  writeBets(flight, rows);
  // Where the register took every bet that was found good, what they come to has been computed.
  const isAsTried = taken.length === checked.size;
  const risk = isAsTried ? trial : riskBefore();
  if (!isAsTried) risk.apply(changes);
  writeRisk(flight, risk);
};

const betRow = (
  { attachedItem: bet, answer }: Carried<AttachedBet> & { readonly answer: WagerAnswer },
  { legs, price, waits }: Checked,
  { weight, limits }: { readonly weight: bigint; readonly limits: Limits },
): TakenBet['bet'] => {
  if (answer.id === null) throw new Error('A bet that was taken has no number.');
  const { order, bettor } = bet;
  return {
    id: answer.id,
    member_id: bettor.member,
    request_id: order.requestId,
    fingerprint: bet.fingerprint,
    kind: order.kind,
    system: order.system ?? null,
    lines: linesOf(order.system ?? null, legs.length),
    sport: bet.sport,
    vendor: bet.vendor,
    currency: bettor.currency,
    stake: order.stake,
    weight,
    odds_milli: price.oddsMilli,
    asked_odds: price.combos.size > 0 ? BigInt(order.comboOddsMilli ?? 0) : null,
    accept: order.accept,
    state: waits ? 'PENDING' : 'ACCEPTED',
    placed_at: answer.at,
    due_at: waits ? dueAt(answer.at, legs, limits) : null,
    accepted_at: waits ? null : answer.at,
  };
};

const legRow = (leg: FoundLeg, place: number): TakenBet['legs'][number] => ({
  place,
  market_id: leg.market,
  fixture_id: leg.offered.fixture.id,
  code: leg.code,
  odds_milli: leg.nowMilli,
  asked_milli: leg.oddsMilli,
  margin_milli: marginMilli(leg.offered.market),
  since: sinceOf(leg),
  market_version: leg.offered.market.version,
});
