import type { BodyOf } from '@fairground/contract/endpoint';
import type { placeOrder as placeCall } from '@fairground/contract/lottery/orders';
import type { Money } from '@fairground/contract/money';
import { vendorOf } from '../domain/vendor.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { countedBasket } from './counted-baskets.ts';
import type { Basket, BasketOrder } from '../domain/line.ts';
import type { KnownGame } from '../games.ts';
import type { Buyer, Placed, Placing, PlacingDeps } from './placing.ts';

type Deps = PlacingDeps & { readonly placing: Placing };

/** Refuses a game that is off; an order that was taken before it went off keeps its answer elsewhere. */
export const openGame = async (
  { games, catalog }: Pick<Deps, 'games' | 'catalog'>,
  code: string,
): Promise<KnownGame> => {
  const known = await games.find(code);
  const isStopped = await catalog.stops.isStopped({ vendor: vendorOf(known.game).vendor, gameId: code });
  if (!known.isOn || isStopped) throw new Refusal('lottery.game-off');
  return known;
};

/** Counts a cart again and compares the sum with the one that was shown. */
export const countShown = (known: KnownGame, order: BasketOrder, shown: Money): Basket => {
  const basket = countedBasket(known, order);
  if (basket.amount !== shown) throw new Refusal('lottery.amount-differs', { amount: basket.amount.toString() });
  return basket;
};

/** Buys a cart on one issue. */
export const placeOrder = async (deps: Deps, buyer: Buyer, order: BodyOf<typeof placeCall>): Promise<Placed> => {
  const known = await openGame(deps, order.gameCode);
  const basket = countShown(known, order, order.amount);
  const issue = await deps.sale.find(known, order.numero);
  return deps.placing.place(buyer, { known, issue, basket, clientId: order.clientOrderId });
};
