import type { Kind, Outcome } from '../operation.ts';
import type { Book } from './book.ts';
import type { Movement } from './movement.ts';

/** What a reversal finds under the key it names. */
export type Target = {
  /** There is nothing to undo: it was refused, undone before, an undoing itself, or never came. */
  readonly isNothing: boolean;
  readonly isUnknown?: boolean;
  readonly undone?: {
    readonly kind: Kind;
    readonly at: Date;
    readonly parts: Pick<Movement<string>, 'amount'> & { readonly spill: Movement<string>['spill'] | undefined };
  };
};

const NOT_A_REVERSAL: Target = { isNothing: false };

/** Takes the amounts of what is undone, and the split. What undoes cannot be undone. */
export const targetOf = <Word extends string>(
  book: Book<Word | Outcome>,
  { reverses, account, counter }: Movement<Word>,
): Target | 'conflict' => {
  if (reverses === undefined) return NOT_A_REVERSAL;
  const target = book.kept(reverses);
  if (target === undefined) return { isNothing: true, isUnknown: true };
  if (target.account !== account || target.counter !== counter) return 'conflict';
  const { kind, amount, spill, spillAmount, at } = target;
  if (target.outcome !== 'applied' || kind === null || kind === 'reversal' || book.isUndone(reverses))
    return { isNothing: true };
  const parts = { amount: -amount, spill: spill === null ? undefined : { account: spill, amount: -spillAmount } };
  return { isNothing: false, undone: { kind, at, parts } };
};
