import { BET_CATEGORIES } from '@fairground/contract/betting/endpoints';
import type { BetCategory } from '@fairground/contract/betting/endpoints';
import type { ProfitDay, ProfitProduct, ProfitTotal } from '@fairground/contract/figures/endpoints';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { addSums, NO_SUMS } from './columns.ts';
import type { FigureProduct, Sums } from './columns.ts';

type DayFigures = Sums & { readonly day: string; readonly product: FigureProduct };

export type Profit = {
  readonly total: ProfitTotal;
  readonly days: ProfitDay[];
  readonly products: ProfitProduct[];
};

/** A member's own figures: bonus play stands on a line of its own and counts nowhere in the net. */
export const profitOf = (rows: readonly DayFigures[], open: ReadonlyMap<BetCategory, Money>): Profit => ({
  total: { ...gameOf(sumOf(rows)), ...moneyOf(sumOf(rows)), unsettled: totalOf([...open.values()]) },
  days: [...Map.groupBy(rows, ({ day }) => day)].map(([day, own]) => ({
    day,
    ...gameOf(sumOf(own)),
    ...moneyOf(sumOf(own)),
  })),
  products: BET_CATEGORIES.flatMap((product) => {
    const own = rows.filter((row) => row.product === product);
    const unsettled = open.get(product);
    if (own.length === 0 && unsettled === undefined) return [];
    return [{ product, ...gameOf(sumOf(own)), unsettled: unsettled ?? money(0n) }];
  }),
});

const sumOf = (rows: readonly Sums[]): Sums => rows.reduce<Sums>((sum, row) => addSums(sum, row), NO_SUMS);

const gameOf = ({ bet_count, stake, stake_cash, valid_bet, payout, payout_cash }: Sums) => ({
  betCount: Number(bet_count),
  betAmount: money(stake),
  validBet: money(valid_bet),
  payout: money(payout),
  gameNet: money(payout - stake),
  bonusStake: money(stake - stake_cash),
  bonusPayout: money(payout - payout_cash),
});

const moneyOf = ({ stake_cash, payout_cash, rebate, promo, deposit, withdrawal }: Sums) => ({
  rebate: money(rebate),
  promo: money(promo),
  net: money(payout_cash - stake_cash + rebate + promo),
  deposit: money(deposit),
  withdrawal: money(withdrawal),
});

const totalOf = (amounts: readonly Money[]): Money => money(amounts.reduce((sum, amount) => sum + amount, 0n));
