import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';

/** What is still held of a withdrawal: members may have paid parts of it. */
export const restOf = ({ amount, settled }: { readonly amount: Money; readonly settled: Money }): Money =>
  money(amount - settled);
