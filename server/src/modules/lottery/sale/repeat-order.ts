import type { BodyOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { OrderId } from '@fairground/contract/lottery/fields';
import type { repeatOrder as repeatCall } from '@fairground/contract/lottery/orders';
import { Refusal } from '../../../platform/refusal.ts';
import { countBasket, lineOrderOf } from '../domain/line.ts';
import { VENDORS } from '../domain/vendor.ts';
import { openGame } from './place-order.ts';
import type { Buyer, Placed, Placing, PlacingDeps, Slip } from './placing.ts';
import { orderShown } from '../show/shown.ts';
import { databaseNow, listComing } from '../store/issues.ts';
import { findOrder } from '../store/orders.ts';
import type { FoundOrder } from '../store/orders.ts';
import { areOfWish, wishOf } from './wish.ts';

type Deps = PlacingDeps & { readonly placing: Placing };

/** Buys the lines of an earlier order again on what is on sale now; sent again, it is answered with what it bought then. */
export const repeatOrder = async (
  deps: Deps,
  buyer: Buyer,
  { orderId, clientOrderId }: BodyOf<typeof repeatCall>,
): Promise<Placed> => {
  const before = await findOrder(deps.db, buyer.member, orderId);
  if (!before) throw new Refusal('lottery.order-unknown');
  const wish = wishOf('repeat', orderId.toString());
  const bought = await findBought(deps, buyer, clientOrderId, wish);
  if (bought) return bought;
  const slip = await slipOf(deps, before, clientOrderId, wish);
  try {
    return await deps.placing.place(buyer, slip);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'lottery.order-id-taken') throw error;
    // A twin was faster, and the issue before was still on sale for it.
    const twin = await findBought(deps, buyer, clientOrderId, wish);
    if (!twin) throw error;
    return twin;
  }
};

/** What was bought under a name; refused where something else was. */
const findBought = async (deps: Deps, buyer: Buyer, name: string, wish: string): Promise<Placed | undefined> => {
  const { member, currency } = buyer;
  const id = await findTaken(deps, member, name);
  if (id === undefined) return undefined;
  if (!(await areOfWish(deps, member, [id], wish))) throw new Refusal('lottery.order-id-taken');
  const order = await findOrder(deps.db, member, id);
  if (!order) throw new Error('An order that was taken is not kept.');
  const { game } = await deps.games.byId(order.game_id);
  const { cash } = await deps.wallet.balanceOf(member, currency);
  return { order: orderShown(game, order), balance: cash };
};

/** The register keeps the names of each vendor apart; for a member they are one. */
const findTaken = async ({ betting, tenant }: Deps, member: MemberId, name: string): Promise<OrderId | undefined> => {
  for (const source of VENDORS) {
    const round = await betting.roundOf({ tenant, source, member, round: name });
    const [bet] = round?.bets ?? [];
    if (bet !== undefined) return bet.betId as bigint as OrderId;
  }
  return undefined;
};

const slipOf = async (deps: Deps, before: FoundOrder, clientId: string, wish: string): Promise<Slip> => {
  const known = await openGame(deps, (await deps.games.byId(before.game_id)).game.code);
  const lines = before.lines.map(lineOrderOf);
  const basket = countBasket(known.game, { prizeMode: before.mode, prizeGroup: before.series, lines }, known.limits);
  const [next] = await listComing(deps.db, known.id, 1);
  if (!next || next.open_at > (await databaseNow(deps.db))) throw new Refusal('lottery.issue-closed');
  return { known, issue: await deps.sale.prepare(known, next), basket, clientId, wish };
};
