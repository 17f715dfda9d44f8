import { moveMoney } from '../../wallet/rules/index.ts';
import { isDone } from './answer.ts';
import type { Answer } from './answer.ts';
import { coverOf } from './operation.ts';
import type { Operation } from './operation.ts';
import type { Register } from './register.ts';
import type { Word } from './refusal.ts';

/**
 * What was won at a vendor may be in the main wallet by the time the vendor takes it back. The main wallet then pays what
 * the vendor's wallet lacks, below zero if it must, as it does where all vendors play on one balance.
 */
export const coverFromMain = (register: Register, operation: Operation, answer: Answer): void => {
  const cover = coverOf(operation);
  if (!isDone(answer) || cover === undefined) return;
  const wallet = register.book.account(operation.account);
  if (wallet === undefined || wallet.balance >= wallet.floor) return;
  const { key, account } = cover;
  const { outcome } = moveMoney<Word>(register.book, {
    ...{ key, fingerprint: key, kind: 'vendor-transfer', account, counter: operation.account },
    amount: wallet.balance - wallet.floor,
    overdraws: true,
  });
  if (outcome !== 'applied') throw new Error(`The main wallet could not cover a vendor's: ${outcome}.`);
};
