import { AMOUNT_TEXT, money, parseMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';

type Limits = { readonly min: Money; readonly max: Money; readonly leftToday: Money };

/** What was typed, where it can be sent. */
export const amountWithin = (typed: string, { min, max, leftToday }: Limits): Money | undefined => {
  if (!AMOUNT_TEXT.test(typed)) return undefined;
  const amount = parseMoney(typed);
  const most = money(max < leftToday ? max : leftToday);
  return amount > 0n && amount >= min && amount <= most ? amount : undefined;
};
