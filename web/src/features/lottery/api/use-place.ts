import { placeChase, placeOrder } from '@fairground/contract/lottery/endpoints';
import type { ChasePlanOrder, OrderShown } from '@fairground/contract/lottery/endpoints';
import type { Money } from '@fairground/contract/money';
import type { PrizeMode } from '@fairground/engines/lottery/price';
import { useMutation } from '@tanstack/react-query';
import { ORDERS_PLACED, useInvalidate } from '@fairground/client/facts';
import type { ApiError } from '@fairground/client/api';
import { call, sendOnce } from '@fairground/client/api';
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

const bodyOf = ({ gameCode, mode, series, numero, lines, amount }: Basket, clientOrderId: string) => ({
  clientOrderId,
  gameCode,
  prizeMode: mode,
  prizeGroup: series,
  numero,
  amount,
  lines: lines.map(({ play, content, unit, multiple, bets }) => ({ play, content, unit, multiple, bets })),
});

const useReadAgain = () => {
  const invalidate = useInvalidate();
  return () => invalidate(ORDERS_PLACED);
};

/** Buys a cart on one issue. */
export const usePlaceOrder = () => {
  const readAgain = useReadAgain();
  return useMutation<OrderShown, ApiError, Basket>({
    mutationFn: (basket) =>
      sendOnce(basket, async (key) => (await call(placeOrder, { body: bodyOf(basket, key) })).order),
    onSettled: readAgain,
  });
};

/** Buys a cart on several issues that follow each other. */
export const usePlaceChase = () => {
  const readAgain = useReadAgain();
  return useMutation<number, ApiError, ChaseBasket>({
    mutationFn: (basket) =>
      sendOnce(basket, async (key) => {
        const { count, plan, winStop } = basket;
        const { chase } = await call(placeChase, { body: { ...bodyOf(basket, key), count, plan, winStop } });
        return chase.steps;
      }),
    onSettled: readAgain,
  });
};
