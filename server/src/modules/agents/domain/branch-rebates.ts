import { RATED_PRODUCTS } from '@fairground/contract/members/product-rates';
import type { RatedProduct } from '@fairground/contract/members/product-rates';
import type { MemberId } from '@fairground/contract/ids';
import { mulRate } from './contracts/amounts.ts';

type Rates = ReadonlyMap<RatedProduct, number>;

/** What a branch played on a day, and what its head and the agent above it hold. */
export type Branch = {
  readonly branch: MemberId;
  readonly own: Rates;
  readonly upline: { readonly id: MemberId; readonly rates: Rates } | undefined;
  readonly played: readonly { readonly product: string; readonly validCash: bigint }[];
};

export type BranchRebate = {
  readonly member: MemberId;
  readonly branch: MemberId;
  readonly product: RatedProduct;
  readonly base: bigint;
  readonly rate: number;
  readonly amount: bigint;
};

/**
 * The share of the agent above a branch: what it holds more than the head of the branch, of everything the branch played.
 * The difference is the same for everybody inside, so one row stands for all of them.
 */
export const rebatesOfBranch = (
  { branch, own, upline, played }: Branch,
  isPaid: (upline: MemberId) => boolean,
): readonly BranchRebate[] => {
  if (upline === undefined || !isPaid(upline.id)) return [];
  return played.flatMap(({ product, validCash: base }) => {
    if (!isRated(product) || base === 0n) return [];
    const rate = (upline.rates.get(product) ?? 0) - (own.get(product) ?? 0);
    return rate <= 0 ? [] : [{ member: upline.id, branch, product, base, rate, amount: mulRate(base, rate) }];
  });
};

const isRated = (product: string): product is RatedProduct => (RATED_PRODUCTS as readonly string[]).includes(product);
