import type { MemberId } from '@fairground/contract/ids';
import type { ChaseId, OrderId } from '@fairground/contract/lottery/fields';
import type { BodyOf, QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type * as contract from '@fairground/contract/lottery/chases';
import { money } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { cancelOrder } from '../sale/cancel-order.ts';
import type { CancelDeps } from '../sale/cancel-order.ts';
import type { KnownGames } from '../games.ts';
import { chaseShown, orderShown } from '../show/shown.ts';
import { findChase, listChasesOf, listLiveSteps, listWonChases, markStopped } from '../store/chases.ts';
import type { FoundChase } from '../store/chases.ts';
import type { IssueRow } from '../store/issues.ts';
import { listOrdersOfChase } from '../store/orders.ts';
import type { Reader } from '../../../platform/database/index.ts';

type ReadDeps = { readonly db: Reader; readonly games: KnownGames };

const CHASES_PAGE = 200;

export const listChases = async (
  { db, games }: ReadDeps,
  member: MemberId,
  { which, before, pageSize }: QueryOf<typeof contract.listChases>,
): Promise<ValueOf<typeof contract.listChases>> => {
  const limit = Number(pageSize);
  const rows = await listChasesOf(db, member, { which, before }, limit + 1);
  const shown = rows.slice(0, limit);
  return {
    list: await Promise.all(shown.map((row) => shownChase(games, row))),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
};

export const readChase = async (
  { db, games }: ReadDeps,
  member: MemberId,
  id: ChaseId,
): Promise<ValueOf<typeof contract.readChase>> => {
  const chase = await findChase(db, member, id);
  if (!chase) throw new Refusal('lottery.chase-unknown');
  const { game } = await games.byId(chase.game_id);
  const orders = await listOrdersOfChase(db, id);
  return { chase: chaseShown(game, chase), orders: orders.map((order) => orderShown(game, order)) };
};

/** Takes back the steps whose sale has not closed, or only those that are named. What is too late is played. */
export const stopChase = async (
  deps: CancelDeps,
  member: MemberId,
  { chaseId, orderIds }: BodyOf<typeof contract.stopChase>,
): Promise<ValueOf<typeof contract.stopChase>> => {
  const before = await findChase(deps.db, member, chaseId);
  if (!before) throw new Refusal('lottery.chase-unknown');
  const live = await listLiveSteps(deps.db, chaseId);
  const asked = orderIds === undefined ? live : live.filter(({ id }) => orderIds.includes(id));
  if (orderIds !== undefined && asked.length < orderIds.length) throw new Refusal('lottery.order-over');
  const cancelled = await cancelSteps(
    deps,
    member,
    asked.map(({ id }) => id),
  );
  if (orderIds === undefined) await inTransaction(deps.db, (tx) => markStopped(tx, chaseId));
  const after = await findChase(deps.db, member, chaseId);
  if (!after) throw new Refusal('lottery.chase-unknown');
  return {
    chase: await shownChase(deps.games, after),
    cancelled,
    refunded: money(after.refunded - before.refunded),
  };
};

/** Ends the chases that were to stop with a win, and won on this issue: their steps to come go back. Twice is once. */
export const stopWonChases = async (deps: CancelDeps, { id }: Pick<IssueRow, 'id'>): Promise<void> => {
  for (let after = 0n as ChaseId; ;) {
    const chases = await listWonChases(deps.db, id, after, CHASES_PAGE);
    const last = chases.at(-1);
    if (last === undefined) return;
    for (const chase of chases) {
      const steps = await listLiveSteps(deps.db, chase.id);
      await cancelSteps(
        deps,
        chase.member,
        steps.map((step) => step.id),
      );
      await inTransaction(deps.db, (tx) => markStopped(tx, chase.id));
    }
    after = last.id;
  }
};

/** Each step by itself: one whose sale closes meanwhile is played, and the others go all the same. */
const cancelSteps = async (deps: CancelDeps, member: MemberId, orders: readonly OrderId[]): Promise<number> => {
  let cancelled = 0;
  for (const id of orders)
    try {
      await cancelOrder(deps, member, id);
      cancelled += 1;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'lottery.order-over') throw error;
    }
  return cancelled;
};

const shownChase = async (games: KnownGames, chase: FoundChase) =>
  chaseShown((await games.byId(chase.game_id)).game, chase);
