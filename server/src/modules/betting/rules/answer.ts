import { moveMoney } from '../../wallet/rules/index.ts';
import type { Movement, MovementAnswer } from '../../wallet/rules/index.ts';
import type { Operation } from './operation.ts';
import type { Register } from './register.ts';
import type { Word } from './refusal.ts';

export type Answer = MovementAnswer<Word>;

type Moved = Pick<
  Movement<Word>,
  'kind' | 'split' | 'reverses' | 'refused' | 'isRefusedFirst' | 'isCommitted' | 'givesBack'
> &
  Partial<Pick<Movement<Word>, 'amount'>>;

/** Moves the money of an operation, under its key; nothing unless an amount is given. */
export const moveFor = (register: Register, operation: Operation, moved: Moved): Answer =>
  moveMoney<Word>(register.book, {
    key: operation.key,
    fingerprint: operation.fingerprint,
    account: operation.account,
    counter: operation.counter,
    amount: 0n,
    ...moved,
  });

/** Whether something was done now. */
export const isDone = (answer: Answer): answer is Answer & { readonly id: bigint } =>
  answer.outcome === 'applied' && !answer.isRepeat;

/** The second account with its part, where it has one. */
export const amountWithBonus = ({ split }: Pick<Operation, 'split'>, all: bigint, bonus: bigint) =>
  bonus === 0n ? { amount: all } : { amount: all - bonus, split: { account: split, amount: bonus } };
