import { FIGURE_KEYS } from '@fairground/contract/desk/reports';
import type { FigureKey } from '@fairground/contract/desk/reports';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Sums } from '../../figures/index.ts';

/** What the house kept of stakes, whatever wallet paid them. */
export const ggrOf = ({ stake, payout }: Pick<Sums, 'stake' | 'payout'>): bigint => stake - payout;

/** What the house kept of cash, less what it gave back as rebates and promotions. */
export const ngrOf = ({
  stake_cash,
  payout_cash,
  rebate,
  promo,
}: Pick<Sums, 'stake_cash' | 'payout_cash' | 'rebate' | 'promo'>): bigint => stake_cash - payout_cash - rebate - promo;

const AMOUNTS: Readonly<Partial<Record<FigureKey, (sums: Sums) => bigint>>> = {
  ggr: ggrOf,
  ngr: ngrOf,
  stake: ({ stake }) => stake,
  deposit: ({ deposit }) => deposit,
  withdrawal: ({ withdrawal }) => withdrawal,
  'first-deposit': ({ first_deposit }) => first_deposit,
};

const COUNTS: Readonly<Partial<Record<FigureKey, (sums: Sums) => bigint>>> = {
  bettors: ({ bettors }) => bettors,
  'new-members': ({ new_members }) => new_members,
  'first-depositors': ({ first_depositors }) => first_depositors,
};

type Reading = { readonly amount: Money | null; readonly count: number | null };

const readingOf = (key: FigureKey, sums: Sums): Reading => {
  const amount = AMOUNTS[key]?.(sums);
  const count = COUNTS[key]?.(sums);
  return { amount: amount === undefined ? null : money(amount), count: count === undefined ? null : Number(count) };
};

/** Every figure of today beside the same figure of other days, as far as those were noted. */
export const figuresOf = (today: Sums, yesterday: Sums | undefined, lastWeek: Sums | undefined) =>
  FIGURE_KEYS.map((key) => ({
    key,
    today: readingOf(key, today),
    yesterday: yesterday === undefined ? null : readingOf(key, yesterday),
    lastWeek: lastWeek === undefined ? null : readingOf(key, lastWeek),
  }));

/** What came between two notes of a day, each with the moment it ends. */
export const seriesOf = (notes: readonly { readonly asOf: Date; readonly sums: Sums }[], now: Sums, asOf: Date) => {
  const steps = [...notes.filter((note) => note.asOf < asOf), { asOf, sums: now }];
  return steps.map(({ asOf: until, sums }, index) => {
    const before = steps[index - 1]?.sums;
    const came = (read: (of: Sums) => bigint): bigint => read(sums) - (before === undefined ? 0n : read(before));
    return {
      until,
      ggr: money(came(ggrOf)),
      deposit: money(came(({ deposit }) => deposit)),
      withdrawal: money(came(({ withdrawal }) => withdrawal)),
      bets: Number(came(({ bet_count }) => bet_count)),
    };
  });
};
