import type { MemberId } from '@fairground/contract/ids';
import type { IssueShown, IssueStateName, OrderStateName, ResultShown } from '@fairground/contract/lottery/fields';
import type { ChaseShown } from '@fairground/contract/lottery/chases';
import type { OrderDetail, OrderShown } from '@fairground/contract/lottery/orders';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Game } from '@fairground/engines/lottery/games';
import { rebatesOf } from '@fairground/engines/lottery/rebate';
import type { Rebate } from '@fairground/engines/lottery/rebate';
import { amountOfLine } from '../domain/line.ts';
import { isSimulated } from '../draw/draw-source.ts';
import type { FoundChase } from '../store/chases.ts';
import type { IssueRow } from '../store/issues.ts';
import type { FoundOrder, OrderRow } from '../store/orders.ts';
import type { IssueState } from '../tables.ts';

/** How rows look to players. */

/** What is under way looks like what it was before. */
export const stateShown = (state: IssueState): IssueStateName =>
  state === 'CANCELLING' ? 'LOCKED' : state === 'CORRECTING' ? 'SETTLED' : state;

export const issueShown = (gameCode: string, issue: IssueRow, now: Date): IssueShown => ({
  gameCode,
  numero: issue.numero,
  state: stateShown(issue.state),
  openAt: issue.open_at,
  lockAt: issue.lock_at,
  drawAt: issue.draw_at,
  remainTime: Math.max(0, issue.lock_at.getTime() - now.getTime()),
  lockTime: Math.round((issue.draw_at.getTime() - issue.lock_at.getTime()) / 1_000),
  isSale: isOf(SELLING, issue.state) && issue.open_at <= now && now < issue.lock_at,
  commitment: issue.commitment,
});

const SELLING: readonly IssueState[] = ['SCHEDULED', 'OPEN'];
const PAID: readonly IssueState[] = ['SETTLED', 'CORRECTING', 'CORRECTED'];
const isOf = (states: readonly IssueState[], state: IssueState): boolean => states.includes(state);

export const resultShown = (gameCode: string, issue: IssueRow): ResultShown => ({
  gameCode,
  numero: issue.numero,
  state: stateShown(issue.state),
  drawAt: issue.draw_at,
  drawnAt: issue.drawn_at,
  board: issue.board,
  winningNumber: issue.board?.join(',') ?? null,
  source: issue.source,
  isSimulated: isSimulated(issue),
});

export const orderState = (
  order: Pick<FoundOrder, 'cancelled_at' | 'issue_state' | 'payout' | 'voided' | 'amount'>,
): OrderStateName => {
  if (order.cancelled_at !== null) return 'CANCELLED';
  if (order.issue_state === 'CANCELLED') return 'VOID';
  if (!isOf(PAID, order.issue_state)) return 'ACCEPTED';
  if (order.voided === order.amount) return 'VOID';
  // What was given back of an order is no win.
  return (order.payout ?? 0n) > (order.voided ?? 0n) ? 'WON' : 'LOST';
};

/** Who gets which part of an order's stake, as far as its bets stand: the bettor first. */
export const rebatesOfOrder = (
  { cash_part, amount, series, chain }: Pick<OrderRow, 'cash_part' | 'amount' | 'series' | 'chain'>,
  voided = 0n,
): readonly Rebate<MemberId>[] =>
  rebatesOf(
    money(cash_part - (cash_part * voided) / amount),
    series,
    chain.map(([holder, held]) => ({ holder: BigInt(holder) as MemberId, series: held })),
  );

/** Who placed the order: the chain begins with the bettor. */
export const bettorOf = ({ chain }: Pick<OrderRow, 'chain'>): MemberId => BigInt(chain[0]?.[0] ?? 0) as MemberId;

export const orderShown = ({ code }: Game, order: FoundOrder): OrderShown => {
  const state = orderState(order);
  const isPaid = state === 'WON' || state === 'LOST';
  // Nothing is paid back of a stake that was given back.
  const isStanding = state !== 'CANCELLED' && state !== 'VOID';
  const rebates = isStanding ? rebatesOfOrder(order, order.voided ?? 0n) : [];
  return {
    orderId: order.id,
    clientOrderId: order.client_id,
    gameCode: code,
    numero: order.numero,
    prizeMode: order.mode,
    prizeGroup: order.series,
    currency: order.currency,
    amount: money(order.amount),
    rebate: rebates.find(({ holder }) => holder === order.member_id)?.amount ?? NOTHING,
    lineCount: order.lines.length,
    state,
    payout: isPaid ? money(order.payout ?? 0n) : NOTHING,
    placedAt: order.placed_at,
    lockAt: order.lock_at,
    drawAt: order.draw_at,
    settledAt: isPaid || state === 'VOID' ? order.settled_at : order.cancelled_at,
    board: order.board,
    chaseId: order.chase_id,
    canCancel: order.cancelled_at === null && order.sells,
  };
};

export const orderDetail = (game: Game, order: FoundOrder): OrderDetail => {
  const shown = orderShown(game, order);
  const isPaid = shown.state === 'WON' || shown.state === 'LOST';
  return {
    ...shown,
    lines: order.lines.map((line, index) => {
      const [play, content, unit, multiple, bets, stakes] = line;
      const payout: Money | null = isPaid ? money(order.line_payouts?.[index] ?? 0n) : null;
      return { play, content, unit, multiple, bets, stakes, amount: amountOfLine(game, order.mode, line), payout };
    }),
  };
};

export const chaseShown = ({ code }: Game, chase: FoundChase): ChaseShown => ({
  chaseId: chase.id,
  gameCode: code,
  prizeMode: chase.mode,
  prizeGroup: chase.series,
  planKind: chase.plan_kind,
  winStop: chase.win_stop,
  state: chase.done + chase.cancelled < chase.steps ? 'RUNNING' : chase.cancelled > 0 ? 'STOPPED' : 'DONE',
  steps: chase.steps,
  stepsDone: chase.done,
  stepsCancelled: chase.cancelled,
  currency: chase.currency,
  amount: money(chase.amount),
  refunded: money(chase.refunded),
  payout: money(chase.payout),
  placedAt: chase.placed_at,
});

const NOTHING = money(0n);
