import { BANK_TAILS, tailMost } from '@fairground/contract/cashier/deposit-rules';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';

const CENT = 100n;

/** The amounts a bank transfer may be told apart by: 0.01 to 0.99 above what was asked for. */
export const tailRange = (amount: Money): readonly [Money, Money] => [
  money(amount + CENT),
  money(amount + tailMost('BANK')),
];

/** Those that no open deposit of the account has. */
export const freeTails = (amount: Money, taken: ReadonlySet<bigint>): readonly Money[] =>
  Array.from({ length: BANK_TAILS }, (_, index) => money(amount + CENT * BigInt(index + 1))).filter(
    (candidate) => !taken.has(candidate),
  );
