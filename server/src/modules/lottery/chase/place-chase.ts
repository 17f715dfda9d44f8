import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { placeChase as placeCall, ChasePlanOrder } from '@fairground/contract/lottery/chases';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { planChase } from '@fairground/engines/lottery/chase';
import type { ChasePlan, ChaseStep } from '@fairground/engines/lottery/chase';
import { oddsOf } from '@fairground/engines/lottery/games';
import { prizesOfLine } from '@fairground/engines/lottery/prizes';
import { inTransaction } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { readChase } from './chases.ts';
import { countBasket, multipliedBasket } from '../domain/line.ts';
import type { Basket } from '../domain/line.ts';
import type { KnownGame } from '../games.ts';
import { openGame } from '../sale/place-order.ts';
import { readyTogether } from '../sale/place-together.ts';
import type { Buyer, Placing, PlacingDeps, Slip } from '../sale/placing.ts';
import { findChaseByClientId, insertChase } from '../store/chases.ts';
import { databaseNow, findIssueByNumero, listComing } from '../store/issues.ts';
import type { IssueRow } from '../store/issues.ts';
import { listOrdersOfChase } from '../store/orders.ts';
import { areOfWish, wishOf } from '../sale/wish.ts';

type Deps = PlacingDeps & { readonly placing: Placing };
type Order = BodyOf<typeof placeCall>;

/** Buys the same lines on several issues by a plan. All steps are paid at once; each is an order of its own. */
export const placeChase = async (deps: Deps, buyer: Buyer, order: Order): Promise<ValueOf<typeof placeCall>> => {
  const { db, wallet } = deps;
  const known = await openGame(deps, order.gameCode);
  const before = await findChaseByClientId(db, buyer.member, order.clientOrderId);
  const wish = wishOf('chase', wordsOf(order));
  if (before) {
    const steps = (await listOrdersOfChase(db, before.id)).map(({ id }) => id);
    if (!(await areOfWish(deps, buyer.member, steps, wish))) throw new Refusal('lottery.order-id-taken');
    const { cash } = await wallet.balanceOf(buyer.member, buyer.currency);
    return { ...(await readChase(deps, buyer.member, before.id)), balance: cash };
  }

  const issues = await comingFrom(deps, known, order);
  const single = countBasket(known.game, order, known.limits);
  const { steps, total } = stepsOf(known, order, single, issues);
  if (total !== order.amount) throw new Refusal('lottery.amount-differs', { amount: total.toString() });
  refuseLongText(order);
  const { cash, bonus } = await wallet.balanceOf(buyer.member, buyer.currency);
  if (cash + bonus < total) {
    // The money may be gone because a twin has bought this very chase since we looked.
    if (await findChaseByClientId(db, buyer.member, order.clientOrderId)) return placeChase(deps, buyer, order);
    throw new Refusal('lottery.insufficient-funds');
  }
  const baskets = basketsOf(known, single);
  const slips: Slip[] = [];
  for (const [index, { multiple }] of steps.entries()) {
    const issue = issues[index];
    if (issue === undefined) throw new Error('A chase has more steps than issues.');
    const basket = baskets(multiple);
    const clientId = `${order.clientOrderId}/${index + 1}`;
    slips.push({ known, issue: await deps.sale.prepare(known, issue), basket, clientId, wish });
  }

  const place = await readyTogether(deps, buyer, slips);
  const made = await inTransaction(db, async (tx) => {
    const chase = await insertChase(tx, {
      member_id: buyer.member,
      client_id: order.clientOrderId,
      game_id: known.id,
      mode: order.prizeMode,
      series: order.prizeGroup,
      plan_kind: order.plan.kind,
      win_stop: order.winStop,
      steps: steps.length,
      amount: total,
      currency: buyer.currency,
      placed_at: await databaseNow(tx),
    });
    // A twin was faster: it has placed everything by now.
    if (chase === undefined) return undefined;
    return { chase, ...(await place(tx, chase)) };
  });
  if (made === undefined) return placeChase(deps, buyer, order);
  return { ...(await readChase(deps, buyer.member, made.chase)), balance: made.balance };
};

/** The issues of the chase: from the one that is named, which must sell or be about to. */
const comingFrom = async ({ db }: Deps, known: KnownGame, order: Order): Promise<readonly IssueRow[]> => {
  const first = await findIssueByNumero(db, known.id, order.numero);
  if (!first) throw new Refusal('lottery.issue-unknown');
  if (!first.sells) throw new Refusal('lottery.issue-closed');
  const issues = await listComing(db, known.id, order.count, first.draw_at);
  // Locked between the two looks: the chase would begin with an issue nobody asked for.
  if (issues.length > 0 && issues[0]?.id !== first.id) throw new Refusal('lottery.issue-closed');
  if (issues.length < order.count)
    throw new Refusal('lottery.chase-refused', { fault: { code: 'no-issues', at: issues.length } });
  return issues;
};

/** The most characters of bets that a chase repeats, all steps together: each step is kept with all of them. */
const TEXT_LENGTH_MAX = 2_000_000;

const refuseLongText = ({ lines, count }: Order): void => {
  const length = lines.reduce((sum, { content }) => sum + content.length, 0);
  if (length * count > TEXT_LENGTH_MAX) throw new Refusal('lottery.cart-too-wide');
};

/** The cart at each multiple, made once: most plans have few. */
const basketsOf = ({ limits }: KnownGame, single: Basket) => {
  const made = new Map<number, Basket>();
  return (multiple: number): Basket => {
    let basket = made.get(multiple);
    if (basket === undefined) made.set(multiple, (basket = multipliedBasket(single, limits, multiple)));
    return basket;
  };
};

const stepsOf = (
  { limits }: KnownGame,
  order: Order,
  single: Basket,
  issues: readonly IssueRow[],
): { readonly steps: readonly ChaseStep[]; readonly total: Money } => {
  const base = {
    numeros: issues.map(({ numero }) => numero),
    amount: single.amount,
    multipleMax: limits.multipleMax,
  };
  const planned = planChase(base, planOf(order.plan, single));
  if ('fault' in planned) throw new Refusal('lottery.chase-refused', { fault: planned.fault });
  return planned;
};

const planOf = (plan: ChasePlanOrder, basket: Basket): ChasePlan =>
  plan.kind === 'target' ? { kind: 'target', prize: prizeOf(basket), profit: plan.profit } : plan;

/** What the line brings when it wins once: the smallest of its prizes, so that the goal is reached with any of them. */
const prizeOf = ({ game, series, quotes }: Basket): Money => {
  const [line, ...others] = quotes;
  if (line === undefined || others.length > 0)
    throw new Refusal('lottery.chase-refused', { fault: { code: 'one-line' } });
  return prizesOfLine(line, oddsOf(game, line.play, series))[0] ?? money(0n);
};

/** A chase as it was asked for, whatever it is called. */
const wordsOf = ({ clientOrderId: _name, ...asked }: Order): string =>
  JSON.stringify(asked, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
