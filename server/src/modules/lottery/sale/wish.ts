import { hash } from 'node:crypto';
import type { MemberId } from '@fairground/contract/ids';
import type { OrderId } from '@fairground/contract/lottery/fields';
import type { LotteryDeps } from '../deps.ts';
import { betOf } from '../settlement/judge-orders.ts';

/**
 * What was asked for, as one figure, where what was bought does not tell it: typed bets and repeated orders are for the next
 * draws, a chase is made by a plan. It is kept with the bets, so that the same words under a name are answered as they were,
 * whatever is on sale by then, and others are refused.
 */
export const wishOf = (...words: readonly string[]): string => hash('sha256', JSON.stringify(words)).slice(0, 32);

/** Whether orders were bought by a wish. */
export const areOfWish = async (
  { betting }: { readonly betting: Pick<LotteryDeps['betting'], 'betOf'> },
  member: MemberId,
  orders: readonly OrderId[],
  wish: string,
): Promise<boolean> => {
  const bets = await Promise.all(orders.map((order) => betting.betOf(member, betOf(order))));
  return bets.every(({ detail }) => detail?.['wish'] === wish);
};
