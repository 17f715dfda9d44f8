import { moveMoney } from '../../wallet/index.ts';
import type { Movement, MovementAnswer } from '../../wallet/index.ts';
import type { Operation } from './operation.ts';
import type { Register } from './register.ts';
import type { Word } from './refusal.ts';

export type Answer = MovementAnswer<Word>;

type Moved = Pick<
  Movement<Word>,
  'kind' | 'amount' | 'spill' | 'reverses' | 'refused' | 'isRefusedFirst' | 'givesBack'
>;

/** Moves the money of an operation, under its key and with its words. */
export const moveFor = (register: Register, operation: Operation, moved: Moved): Answer =>
  moveMoney<Word>(register.book, {
    key: operation.key,
    print: operation.print,
    account: operation.account,
    counter: operation.counter,
    ...moved,
  });

/** Whether something was done now. */
export const isDone = ({ outcome, isRepeat }: Answer): boolean => outcome === 'applied' && !isRepeat;
