import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { OrderId } from '@fairground/contract/lottery/fields';
import type * as contract from '@fairground/contract/lottery/orders';
import { Refusal } from '../../../platform/refusal.ts';
import type { LotteryDeps } from '../deps.ts';
import type { KnownGames } from '../games.ts';
import { orderDetail, orderShown } from './shown.ts';
import { findOrder, listOrdersOf } from '../store/orders.ts';

type Deps = Pick<LotteryDeps, 'db'> & { readonly games: KnownGames };

export const listOrders = async (
  { db, games }: Deps,
  member: MemberId,
  { gameCode, chaseId, which, before, pageSize }: QueryOf<typeof contract.listOrders>,
): Promise<ValueOf<typeof contract.listOrders>> => {
  const known = new Map((await games.all()).map(({ id, game }) => [id, game]));
  const game = gameCode === undefined ? undefined : (await games.find(gameCode)).id;
  const limit = Number(pageSize);
  const rows = await listOrdersOf(db, member, { game, chase: chaseId, which, before }, limit + 1);
  const shown = rows.slice(0, limit);
  return {
    list: shown.flatMap((row) => {
      const of = known.get(row.game_id);
      return of === undefined ? [] : [orderShown(of, row)];
    }),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
};

export const readOrder = async (
  { db, games }: Deps,
  member: MemberId,
  id: OrderId,
): Promise<ValueOf<typeof contract.readOrder>> => {
  const order = await findOrder(db, member, id);
  if (!order) throw new Refusal('lottery.order-unknown');
  return orderDetail((await games.byId(order.game_id)).game, order);
};
