import type { Outcome } from '../operation.ts';
import { openBook } from './book.ts';
import type { Book } from './book.ts';
import { moveMoney } from './move.ts';
import type { Movement, MovementAnswer } from './movement.ts';
import type { BookChanges, BookState } from './state.ts';

/** After these a group goes on; after any other answer none of it stands. */
const PASSES: ReadonlySet<string> = new Set<Outcome>(['applied', 'nothing-to-undo']);
export const passes = ({ outcome }: MovementAnswer<string>): boolean => PASSES.has(outcome);

/**
 * Decides movements of money that belong to no round: deposits, transfers, prizes, corrections. Each item is a movement by
 * itself or several that stand or fall together.
 */
export const decideMovements = (
  state: BookState<Outcome>,
  items: readonly (readonly Movement<Outcome>[])[],
): { readonly answers: readonly (readonly MovementAnswer<Outcome>[])[]; readonly changes: BookChanges<Outcome> } => {
  const book = openBook(state);
  return { answers: items.map((item) => moveTogether(book, item)), changes: book.changes() };
};

const moveTogether = (book: Book<Outcome>, group: readonly Movement<Outcome>[]): readonly MovementAnswer<Outcome>[] => {
  const takeBack = book.mark();
  const answers: MovementAnswer<Outcome>[] = [];
  for (const [failed, movement] of group.entries()) {
    const answer = moveMoney(book, movement);
    answers.push(answer);
    if (passes(answer)) continue;
    takeBack();
    return group.map((each, index) => keepFailedMovement(book, each, index === failed ? answer : undefined));
  }
  return answers;
};

/**
 * The one that failed keeps its own refusal; of the others is kept that another one failed, unless they were decided before
 * or had nothing to undo.
 */
const keepFailedMovement = (
  book: Book<Outcome>,
  movement: Movement<Outcome>,
  failed: MovementAnswer<Outcome> | undefined,
): MovementAnswer<Outcome> =>
  moveMoney(book, { ...movement, refused: failed?.outcome ?? 'group-failed', isRefusedFirst: true });
