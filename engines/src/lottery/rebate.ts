import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { FAIR_SERIES } from './price.ts';

/** A member above the bettor and the series it holds. */
export type Holder<Id> = { readonly holder: Id; readonly series: number };

export type Rebate<Id> = { readonly holder: Id; readonly amount: Money };

/** So many points of 2000 of a stake, cut to the wallet's unit. */
export const points = (stake: Money, series: number): Money => money((stake * BigInt(series)) / BigInt(FAIR_SERIES));

/**
 * Who gets which part of a stake: the bettor what it gave up by playing below its own series, each member above the
 * difference to the one below it. Return + rebates + what the house keeps make up the stake; nobody without a
 * difference is named. The chain begins with the bettor and goes upward.
 */
export const rebatesOf = <Id>(stake: Money, played: number, chain: readonly Holder<Id>[]): readonly Rebate<Id>[] => {
  let below = played;
  const rebates: Rebate<Id>[] = [];
  for (const { holder, series } of chain) {
    if (series < below) throw new RangeError(`A series of ${series} stands above one of ${below}.`);
    const amount = points(stake, series - below);
    if (amount > 0n) rebates.push({ holder, amount });
    below = series;
  }
  return rebates;
};
