import type { Kind, Outcome } from '../operation.ts';
import type { Book } from './book.ts';
import type { Movement } from './movement.ts';

/** What a reversal finds under the key it names. */
export type Target =
  /** It moved between other accounts. */
  | { readonly is: 'conflict' }
  /** It was refused, undone before, or undoes something itself. */
  | { readonly is: 'nothing' }
  | { readonly is: 'never-came'; readonly key: string }
  | Undone;

export type Undone = {
  readonly is: 'undone';
  readonly kind: Kind;
  readonly at: Date;
  readonly parts: Pick<Movement<string>, 'amount' | 'split'>;
};

/** Takes the amounts of what is undone, and the split. What undoes cannot be undone. */
export const targetOf = <Word extends string>(
  book: Book<Word | Outcome>,
  { reverses, account, counter }: Movement<Word>,
): Target | undefined => {
  if (reverses === undefined) return undefined;
  const target = book.kept(reverses);
  if (target === undefined) return { is: 'never-came', key: reverses };
  if (target.account !== account || target.counter !== counter) return { is: 'conflict' };
  const { kind, amount, split, splitAmount, at } = target;
  if (target.outcome !== 'applied' || kind === null || kind === 'reversal' || book.isUndone(reverses))
    return { is: 'nothing' };
  const parts = { amount: -amount, split: split === null ? undefined : { account: split, amount: -splitAmount } };
  return { is: 'undone', kind, at, parts };
};
