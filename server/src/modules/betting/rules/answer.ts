import { moveMoney } from '../../wallet/index.ts';
import type { Movement, MovementAnswer } from '../../wallet/index.ts';
import type { Operation } from './operation.ts';
import type { Register } from './register.ts';
import type { Word } from './refusal.ts';

export type Answer = MovementAnswer<Word>;

type Moved = Pick<Movement<Word>, 'kind' | 'spill' | 'reverses' | 'refused' | 'isRefusedFirst' | 'givesBack'> &
  Partial<Pick<Movement<Word>, 'amount'>>;

/** Moves the money of an operation, under its key; nothing unless an amount is given. */
export const moveFor = (register: Register, operation: Operation, moved: Moved): Answer =>
  moveMoney<Word>(register.book, {
    key: operation.key,
    print: operation.print,
    account: operation.account,
    counter: operation.counter,
    amount: 0n,
    ...moved,
  });

/** Whether something was done now. */
export const isDone = (answer: Answer): answer is Answer & { readonly id: bigint } =>
  answer.outcome === 'applied' && !answer.isRepeat;

/** The second account with its part, where it has one. */
export const partsOf = ({ spill }: Pick<Operation, 'spill'>, all: bigint, bonus: bigint) =>
  bonus === 0n ? { amount: all } : { amount: all - bonus, spill: { account: spill, amount: bonus } };
