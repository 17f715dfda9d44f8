import type { RefusalReason } from '@fairground/contract/sports/fields';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { SportsDeps } from '../deps.ts';
import { isTaken } from '../domain/accept.ts';
import { limitsIn } from '../domain/limits.ts';
import { comboOdds } from '../domain/pay-bet.ts';
import { acceptBet, holdOffered, listDueBets, listLegs, refuseBet, takeDueBet } from '../store/bets.ts';
import { listLimits } from '../store/trading.ts';
import type { BetRow } from '../tables.ts';
import { takeDue } from '../take-due.ts';
import { exposureChangeOf } from './attach-bets.ts';
import { sportsOf } from './check-order.ts';
import { addExposure, isWeighed } from './exposures.ts';
import { foundLegs, isLive, objectionTo, priceOf, sinceOf } from './legs.ts';
import type { FoundLeg } from './legs.ts';
import { askedOdds, priceBet } from './price-bet.ts';
import { askedOf } from './wager-of-bet.ts';
import type { PreparedWager } from '../../betting/index.ts';

/** A bet that nobody decided so long after its time is refused. */
const LATE_MS = 5_000;
const DUE_MAX = 100;

/** The bet may not stand: what was done for it in this transaction is undone, and it is refused in the next. */
class Refused extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Decides live bets whose wait is over; answers how many. */
export const decideDue = (deps: SportsDeps): Promise<number> =>
  takeDue(deps.log, {
    list: (without) => listDueBets(deps.db, DUE_MAX, without),
    take: (bet) => decideBet(deps, bet),
    idOf: ({ id }) => id,
    max: DUE_MAX,
    what: 'bet',
  });

const decideBet = async (deps: SportsDeps, { id, ...bet }: BetRow): Promise<void> => {
  const { db, betting } = deps;
  const giveBack = await betting.prepareAll([
    { action: 'void', ...askedOf(deps, bet, `${bet.request_id}:refuse`), isResettlement: false },
  ]);
  try {
    await inTransaction(db, (tx) => decideIn(tx, deps, { ...bet, id }, giveBack));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { reason } = error;
    await inTransaction(db, async (tx) => {
      if (await takeDueBet(tx, id)) await refuse(tx, deps, id, giveBack, reason, null);
    });
  }
};

const refuse = async (
  tx: Tx,
  { betting }: SportsDeps,
  id: BetRow['id'],
  giveBack: readonly PreparedWager[],
  reason: RefusalReason,
  odds: bigint | null,
): Promise<void> => {
  await betting.correctIn(tx, giveBack);
  await refuseBet(tx, id, reason, odds);
};

const decideIn = async (
  tx: Tx,
  deps: SportsDeps,
  { id }: BetRow,
  giveBack: readonly PreparedWager[],
): Promise<void> => {
  const bet = await takeDueBet(tx, id);
  if (!bet) return;
  const rows = await listLegs(tx, [id]);
  const offered = await holdOffered(
    tx,
    rows.map(({ market_id }) => market_id),
  );
  const reason = refusalOf(bet, rows, offered);
  if (reason) return refuse(tx, deps, id, giveBack, reason.code, reason.odds);
  const legs = foundLegs(
    rows.map(({ market_id, code, asked_milli }) => ({
      selectionId: `${market_id}:${code}`,
      market: market_id,
      code,
      oddsMilli: asked_milli,
    })),
    offered,
  );
  const price = priceBet(legs, bet.system);
  const limits = limitsIn(deps.currency, await listLimits(tx));
  if (price.is === 'refused') return refuse(tx, deps, id, giveBack, 'PRICE_CHANGED', null);
  const asked = bet.asked_odds ?? askedOdds(legs, bet.system);
  if (!isTaken(bet.accept, Number(asked), Number(price.oddsMilli)))
    return refuse(tx, deps, id, giveBack, 'PRICE_CHANGED', price.oddsMilli);
  const weighs = isWeighed(deps, bet);
  const change = exposureChangeOf({ member: bet.member_id, stake: bet.stake, system: bet.system }, legs, price);
  const fits = !weighs || (await addExposure(tx, change, sportsOf(legs), limits));
  if (fits !== true) throw new Refused('LIMIT');
  await acceptBet(
    tx,
    id,
    { oddsMilli: price.oddsMilli, weight: weighs ? change.weight : 0n },
    legs.map((leg, place) => ({
      ...{ place, odds_milli: leg.nowMilli, since: sinceOf(leg) },
      market_version: leg.offered.market.version,
    })),
    price.combos,
  );
};

type Reason = { readonly code: RefusalReason; readonly odds: bigint | null };

/** Why a bet that waited cannot stand: a bet stop since it was placed counts although betting goes on by now. */
const refusalOf = (
  bet: BetRow,
  rows: Awaited<ReturnType<typeof listLegs>>,
  offered: Awaited<ReturnType<typeof holdOffered>>,
): Reason | undefined => {
  const prices: number[] = [];
  let isRefusedPrice = false;
  for (const row of rows) {
    const each = offered.get(row.market_id);
    if (!each) return { code: 'TOO_LATE', odds: null };
    if (each.now.getTime() > (bet.due_at?.getTime() ?? 0) + LATE_MS) return { code: 'TOO_LATE', odds: null };
    if (isLive(each) && row.since && goals(each.fixture.score.halves) !== goals(row.since))
      return { code: 'SCORE_CHANGED', odds: null };
    const objection = objectionTo(each);
    if (objection) return { code: objection, odds: null };
    if (each.market.betstop_at && each.market.betstop_at > bet.placed_at)
      return { code: 'MARKET_SUSPENDED', odds: null };
    const now = priceOf(each.market, row.code);
    if (now === undefined) return { code: 'MARKET_SUSPENDED', odds: null };
    prices.push(now);
    // Of legs that are priced together only their joint price counts.
    if (bet.asked_odds === null && !isTaken(bet.accept, row.asked_milli, now)) isRefusedPrice = true;
  }
  return isRefusedPrice ? { code: 'PRICE_CHANGED', odds: comboOdds(prices) } : undefined;
};

const goals = (halves: FoundLeg['offered']['fixture']['score']['halves']): string =>
  `${halves.h1 + halves.h2}:${halves.a1 + halves.a2}`;
