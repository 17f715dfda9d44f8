import type { BodyOf } from '@fairground/contract/endpoint';
import type { placeOrder as placeCall, repeatOrder as repeatCall } from '@fairground/contract/lottery/orders';
import type { Money } from '@fairground/contract/money';
import { Refusal } from '../../platform/refusal.ts';
import { andThen } from '../../platform/soon.ts';
import type { Soon } from '../../platform/soon.ts';
import { countedBasket } from './counted-baskets.ts';
import { countBasket, lineOrderOf } from './domain/line.ts';
import type { Basket, BasketOrder } from './domain/line.ts';
import type { KnownGame } from './games.ts';
import type { Buyer, Placed, Placing, PlacingDeps } from './placing.ts';
import { databaseNow, listComing } from './store/issues.ts';
import { findOrder } from './store/orders.ts';

type Deps = PlacingDeps & { readonly placing: Placing };

/** Refuses a game that is off; an order that was taken before it went off keeps its answer elsewhere. */
export const openGame = ({ games }: Pick<Deps, 'games'>, code: string): Soon<KnownGame> =>
  andThen(games.find(code), (known) => {
    if (!known.isOn) throw new Refusal('lottery.game-off');
    return known;
  });

/** Counts a cart anew and compares the sum with the one that was shown. */
export const countShown = (known: KnownGame, order: BasketOrder, shown: Money): Basket => {
  const basket = countedBasket(known, order);
  if (basket.amount !== shown) throw new Refusal('lottery.amount-differs', { amount: basket.amount.toString() });
  return basket;
};

/** Buys a cart on one issue. */
export const placeOrder = async (deps: Deps, buyer: Buyer, order: BodyOf<typeof placeCall>): Promise<Placed> =>
  andThen(openGame(deps, order.gameCode), (known) => {
    const basket = countShown(known, order, order.amount);
    return andThen(deps.sale.find(known, order.numero), (issue) =>
      deps.placing.place(buyer, { known, issue, basket, clientId: order.clientOrderId }),
    );
  });

/** Buys the lines of an earlier order again on what is on sale now. */
export const repeatOrder = async (
  deps: Deps,
  buyer: Buyer,
  { orderId, clientOrderId }: BodyOf<typeof repeatCall>,
): Promise<Placed> => {
  const before = await findOrder(deps.db, buyer.member, orderId);
  if (!before) throw new Refusal('lottery.order-unknown');
  const known = await openGame(deps, (await deps.games.byId(before.game_id)).game.code);
  const lines = before.lines.map(lineOrderOf);
  const basket = countBasket(known.game, { prizeMode: before.mode, prizeGroup: before.series, lines }, known.limits);
  const [next] = await listComing(deps.db, known.id, 1);
  if (!next || next.open_at > (await databaseNow(deps.db))) throw new Refusal('lottery.issue-closed');
  return deps.placing.place(buyer, {
    known,
    issue: await deps.sale.prepare(known, next),
    basket,
    clientId: clientOrderId,
  });
};
