import { hash } from 'node:crypto';
import type { MemberId } from '@fairground/contract/ids';
import type { OrderId, PrizeModeName } from '@fairground/contract/lottery/fields';
import type { OrderShown } from '@fairground/contract/lottery/orders';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { Refusal } from '../../../platform/refusal.ts';
import type { Session } from '../../../platform/http/route.ts';
import type { Wager, WagerAnswer } from '../../betting/index.ts';
import { attachOrders } from './attach-orders.ts';
import type { LoadedExposure, AttachedOrder } from './attach-orders.ts';
import type { CoverageFinder } from './coverages.ts';
import type { LotteryDeps } from '../deps.ts';
import { liabilitiesOfBasket } from '../domain/exposure.ts';
import type { Basket } from '../domain/line.ts';
import { betsByPlay, validAmounts } from '../domain/valid-amount.ts';
import type { Coverages, PlayBets } from '../domain/valid-amount.ts';
import { vendorOf } from '../domain/vendor.ts';
import { checkPartners } from './partners.ts';
import { chainIn } from '../rebates/series.ts';
import type { KnownGame, KnownGames } from '../games.ts';
import type { IssueOnSale, Sale } from './sale.ts';
import { orderShown } from '../show/shown.ts';
import { findOrder } from '../store/orders.ts';
import type { StoredHolder } from '../tables.ts';

/** Who buys, and with which money. */
export type Buyer = { readonly member: MemberId; readonly currency: string };

export type Placed = { readonly order: OrderShown; readonly balance: Money };

/** A cart on one issue under its name. */
export type Slip = {
  readonly known: KnownGame;
  readonly issue: IssueOnSale;
  readonly basket: Basket;
  readonly clientId: string;
  /** See `wishOf`: a name that is taken by another wish is refused, though the carts be alike. */
  readonly wish?: string;
};

export type Placing = {
  readonly buyerOf: (session: Pick<Session, 'memberId' | 'account'>) => Promise<Buyer>;
  /** Takes a cart on one issue; the same name again answers the same order. */
  readonly place: (buyer: Buyer, slip: Slip) => Promise<Placed>;
  /** What a slip is to the register of bets, and what is kept of it besides. */
  readonly wagerOf: (buyer: Buyer, slip: Slip) => Promise<Wagered>;
};

export type Wagered = { readonly wager: PlacedWager; readonly attachedItem: AttachedOrder };

type PlacedWager = Extract<Wager, { action: 'place' }>;

export type PlacingDeps = LotteryDeps & {
  readonly games: KnownGames;
  readonly sale: Sale;
  readonly coverages: CoverageFinder;
};

/** The currency of the site hardly ever changes, and every order asks for it. */
const CURRENCY_KEPT_MS = 5_000;
/** How long anyone who buys is kept waiting while the database is away. */
const WITHIN_MS = 10_000;

export const createPlacing = (deps: PlacingDeps): Placing => {
  const { db, betting, wallet, tenant } = deps;
  const take = betting.openLanes<AttachedOrder, LoadedExposure, WagerAnswer>({
    ...attachOrders(),
    withinMs: WITHIN_MS,
    // A second order under a name that is taken is another one, and the register says so.
    nameOf: ({ issue, ticket, wish }) => (wish === undefined ? `${issue} ${ticket}` : `${issue} ${ticket} ${wish}`),
    hasMoved: ({ outcome, isRepeat }) => outcome === 'applied' && !isRepeat,
  });

  const currencies = new Map<Session['account'], { readonly until: number; readonly currency: Promise<string> }>();
  const currencyFor = (session: Pick<Session, 'account'>): Promise<string> => {
    const kept = currencies.get(session.account);
    if (kept !== undefined && performance.now() < kept.until) return kept.currency;
    const currency = wallet.currencyOf(session);
    const until = performance.now() + CURRENCY_KEPT_MS;
    currencies.set(session.account, { until, currency });
    currency.catch(() => currencies.delete(session.account));
    return currency;
  };

  const wagerOf: Placing['wagerOf'] = async (buyer, slip) => {
    checkPartners(slip.known.game, slip.basket.lines, slip.issue.drawAt);
    const chain = await chainFor(deps, buyer.member, slip.basket.mode, slip.basket.series);
    return wagered(buyer, slip, chain, await validOf(buyer, slip));
  };

  const valids = new WeakMap<Basket, Money>();
  const finding = new WeakMap<Basket, Map<MemberId, Promise<Money>>>();

  /** What of a cart counts for turnover; found once for a cart, however many issues it is bought on. */
  const validOf = async (buyer: Buyer, slip: Slip): Promise<Money> => {
    const { basket: single, times } = slip.basket.single ?? { basket: slip.basket, times: 1 };
    // At once where that is possible: of orders that come together, the earlier one must not wait for its own counting.
    const one = valids.get(single) ?? validAtOnce(single) ?? (await findValid(buyer, slip, single));
    return money(one * BigInt(times));
  };

  const validAtOnce = (single: Basket): Money | undefined => {
    const plays = betsByPlay([single.quotes]);
    const coverages = deps.coverages.atOnce(plays);
    return coverages && keepValid(single, plays, coverages);
  };

  const keepValid = (single: Basket, plays: readonly PlayBets[], coverages: Coverages): Money => {
    const valid = validAmounts(1, plays, coverages)[0] ?? money(0n);
    valids.set(single, valid);
    return valid;
  };

  /** What takes long is shared by the steps of a buyer only: carts are shared by all, and another may lack the funds. */
  const findValid = (buyer: Buyer, slip: Slip, single: Basket): Promise<Money> => {
    const buyers = finding.get(single) ?? new Map<MemberId, Promise<Money>>();
    finding.set(single, buyers);
    const before = buyers.get(buyer.member);
    if (before !== undefined) return before;
    const found = countValid(buyer, slip, single).finally(() => buyers.delete(buyer.member));
    buyers.set(buyer.member, found);
    return found;
  };

  const countValid = async (buyer: Buyer, slip: Slip, single: Basket): Promise<Money> => {
    await refuseWithoutFunds(buyer, slip);
    const plays = betsByPlay([single.quotes]);
    return keepValid(single, plays, await deps.coverages.ofLongCart(single.game, single.mode, plays));
  };

  /** Long work is only done for a buyer who can pay. A repeated order gets the answer it got before. */
  const refuseWithoutFunds = async ({ member, currency }: Buyer, { known, basket, clientId }: Slip): Promise<void> => {
    const { cash, bonus } = await wallet.balanceOf(member, currency);
    if (cash + bonus >= basket.amount) return;
    const { vendor } = vendorOf(known.game);
    const round = await betting.roundOf({ tenant, source: vendor, member, round: clientId });
    if (round === undefined) throw new Refusal('lottery.insufficient-funds');
  };

  const wagered = (
    { member, currency }: Buyer,
    { known, issue, basket, clientId, wish }: Slip,
    chain: readonly StoredHolder[],
    valid: Money,
  ): Wagered => {
    const { vendor, category } = vendorOf(known.game);
    const { ticket, liabilities, linesText } = contentOf(basket);
    const ofWish = wish === undefined ? undefined : { wish };
    const detail = { game: known.game.code, numero: issue.numero, ticket, ...ofWish };
    const wager: PlacedWager = {
      action: 'place',
      tenant,
      source: vendor,
      member,
      currency,
      category,
      transactionId: clientId,
      round: clientId,
      game: known.id,
      stake: basket.amount,
      market: issue.market,
      // A part that counts is stated with the bet; the register's own rules know all or nothing.
      detail: valid > 0n && valid < basket.amount ? { ...detail, valid: valid.toString() } : detail,
      ...(valid === 0n && { validRule: 'nothing-1' as const }),
    };
    const attachedItem: AttachedOrder = {
      clientId,
      issue: issue.id,
      game: known.id,
      currency,
      mode: basket.mode,
      series: basket.series,
      ticket,
      ...ofWish,
      linesText,
      chain,
      liabilities,
      exposureMax: known.limits.exposureMax,
    };
    return { wager, attachedItem };
  };

  const place: Placing['place'] = async (buyer, slip) => {
    const { wager, attachedItem } = await wagerOf(buyer, slip);
    const answer = await take(wager, attachedItem);
    const id = orderIdOf(answer);
    const order = answer.isRepeat
      ? await kept(deps, buyer.member, id)
      : orderShown(slip.known.game, fresh(buyer, slip, attachedItem, id, answer));
    return { order, balance: answer.balance };
  };

  return {
    buyerOf: async (session) => ({ member: session.memberId, currency: await currencyFor(session) }),
    place,
    wagerOf,
  };

  async function kept({ games }: PlacingDeps, member: MemberId, id: OrderId): Promise<OrderShown> {
    const found = await findOrder(db, member, id);
    if (!found) throw new Error('An order that was taken is not kept.');
    return orderShown((await games.byId(found.game_id)).game, found);
  }
};

/** What follows from a cart alone, no matter who buys it on whichever issue. */
type Content = Pick<AttachedOrder, 'ticket' | 'liabilities' | 'linesText'>;

const contents = new WeakMap<Basket, Content>();

const contentOf = (basket: Basket): Content => {
  let content = contents.get(basket);
  if (content === undefined) {
    const { mode, series, lines } = basket;
    content = {
      ticket: hash('sha256', JSON.stringify([mode, series, lines])).slice(0, 32),
      liabilities: liabilitiesOfBasket(basket),
      linesText: JSON.stringify(lines),
    };
    contents.set(basket, content);
  }
  return content;
};

/** The chain above the bettor as it is now; nobody plays above the own series. */
const chainFor = async (
  deps: LotteryDeps,
  member: MemberId,
  mode: PrizeModeName,
  series: number,
): Promise<readonly StoredHolder[]> => {
  const chain = await chainIn(deps, member, mode);
  if ((chain[0]?.series ?? 0) < series)
    throw new Refusal('lottery.line-refused', { line: 0, fault: { code: 'series-not-offered' } });
  return chain.map(({ holder, series: held }): StoredHolder => [holder.toString(), held]);
};

/** The order behind an answer of the register, or the refusal it stands for. */
export const orderIdOf = ({ outcome, id }: WagerAnswer): OrderId => {
  switch (outcome) {
    case 'applied':
      if (id === null) throw new Error('A bet that was taken has no number.');
      return id as bigint as OrderId;
    case 'market-closed':
      throw new Refusal('lottery.issue-closed');
    case 'insufficient-funds':
    case 'limit-reached':
    case 'bonus-max-bet':
      throw new Refusal(`lottery.${outcome}`);
    case 'blocked':
      throw new Refusal('lottery.play-blocked');
    case 'stake-out-of-range':
      throw new Refusal('lottery.exposure-reached');
    case 'conflict':
    case 'round-over':
    case 'cancelled-before':
      throw new Refusal('lottery.order-id-taken');
    default:
      throw new Error(`An order was answered with ${outcome}.`);
  }
};

/** The order as the next reader will find it. */
const fresh = (
  { member, currency }: Buyer,
  { known, issue, basket, clientId }: Slip,
  { chain }: AttachedOrder,
  id: OrderId,
  { at, cash }: WagerAnswer,
) => ({
  issue_id: issue.id,
  id,
  member_id: member,
  client_id: clientId,
  game_id: known.id,
  chase_id: null,
  mode: basket.mode,
  series: basket.series,
  currency,
  amount: basket.amount,
  cash_part: -cash,
  lines: basket.lines,
  chain,
  placed_at: at,
  cancelled_at: null,
  numero: issue.numero,
  lock_at: issue.lockAt,
  draw_at: issue.drawAt,
  issue_state: 'OPEN' as const,
  settled_at: null,
  board: null,
  payout: null,
  line_payouts: null,
  voided: null,
  sells: true,
});
