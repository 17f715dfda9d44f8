import { BANKS } from '@fairground/contract/cashier/withdrawal-fields';
import type { BankAccount, BankCode } from '@fairground/contract/cashier/withdrawal-fields';

export const bankName = (code: string): string => (code in BANKS ? BANKS[code as BankCode].name : code);
export const accountName = ({ bank, number }: Pick<BankAccount, 'bank' | 'number'>): string =>
  `${bankName(bank)} ${number}`;
