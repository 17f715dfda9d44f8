import { placeChase, placeOrder } from '@fairground/contract/lottery/endpoints';
import type { ChasePlanOrder, OrderShown } from '@fairground/contract/lottery/endpoints';
import type { Money } from '@fairground/contract/money';
import type { PrizeMode } from '@fairground/engines/lottery/price';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../../shared/api/index.ts';
import type { Cart } from '../model/cart.ts';

/** What is bought: the lines of one game in one mode at one series, on an issue. */
export type Basket = {
  readonly gameCode: string;
  readonly mode: PrizeMode;
  readonly series: number;
  readonly numero: string;
  readonly lines: Cart;
  readonly amount: Money;
};

/** A basket that is bought again and again by a plan. */
export type ChaseBasket = Basket & {
  readonly count: number;
  readonly plan: ChasePlanOrder;
  readonly winStop: boolean;
};

/** Keys of orders without an answer: a second press repeats the same wish and buys nothing twice. */
const keys = new Map<string, string>();

const wishOf = (basket: Basket): string =>
  JSON.stringify(basket, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

const bodyOf = ({ gameCode, mode, series, numero, lines, amount }: Basket, clientOrderId: string) => ({
  clientOrderId,
  gameCode,
  prizeMode: mode,
  prizeGroup: series,
  numero,
  amount,
  lines: lines.map(({ play, content, unit, multiple, bets }) => ({ play, content, unit, multiple, bets })),
});

/** Sends a wish under its key; the key is forgotten once the server has answered, whatever it said. */
const send = async <Value>(basket: Basket, work: (clientOrderId: string) => Promise<Value>): Promise<Value> => {
  const wish = wishOf(basket);
  const key = keys.get(wish) ?? crypto.randomUUID();
  keys.set(wish, key);
  try {
    const value = await work(key);
    keys.delete(wish);
    return value;
  } catch (error) {
    if (!(error instanceof ApiError && error.isNetwork)) keys.delete(wish);
    throw error;
  }
};

const useReadAgain = () => {
  const queries = useQueryClient();
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [name] }) => /^(?:wallet\.|lottery\.list-(?:orders|chases))/.test(String(name)),
    });
};

/** Buys a cart on one issue. */
export const usePlaceOrder = () => {
  const readAgain = useReadAgain();
  return useMutation<OrderShown, ApiError, Basket>({
    mutationFn: (basket) => send(basket, async (key) => (await call(placeOrder, { body: bodyOf(basket, key) })).order),
    onSettled: readAgain,
  });
};

/** Buys a cart on several issues that follow each other. */
export const usePlaceChase = () => {
  const readAgain = useReadAgain();
  return useMutation<number, ApiError, ChaseBasket>({
    mutationFn: (basket) =>
      send(basket, async (key) => {
        const { count, plan, winStop } = basket;
        const { chase } = await call(placeChase, { body: { ...bodyOf(basket, key), count, plan, winStop } });
        return chase.steps;
      }),
    onSettled: readAgain,
  });
};
