import { money, parseMoney, writeMoney } from '@fairground/contract/money';
import type { DeskList } from '@fairground/contract/console/desk';
import { textOf, valueAt } from './values.ts';
import type { Row } from './values.ts';

/** The sum of a column over rows of one currency; nothing where there is none to be had, and never a zero for it. */
export const sumOf = (list: readonly Row[], { id }: Pick<DeskList['columns'][number], 'id'>): string | undefined => {
  if (new Set(list.map((row) => textOf(valueAt(row, 'currency')))).size > 1) return undefined;
  const amounts = list.flatMap((row) => {
    const value = valueAt(row, id);
    return typeof value === 'string' ? [parseMoney(value)] : [];
  });
  if (amounts.length === 0) return undefined;
  return writeMoney(money(amounts.reduce((sum, amount) => sum + amount, 0n)));
};
