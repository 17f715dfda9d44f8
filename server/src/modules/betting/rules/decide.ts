import { passes } from '../../wallet/rules/index.ts';
import { isDone, moveFor } from './answer.ts';
import type { Answer } from './answer.ts';
import { award } from './award.ts';
import { resettle, voidRound } from './correct.ts';
import { coverFromMain } from './cover.ts';
import { endRound } from './end-round.ts';
import type { Operation, Place, Result } from './operation.ts';
import { place, placeAndSettle } from './place.ts';
import { openRegister } from './register.ts';
import type { Register, RegisterChanges, RegisterState } from './register.ts';
import { undo } from './undo.ts';
import { parkOrphan, win } from './win.ts';

/** A wager as it is decided: one operation, or a bet with its result, which stand or fall together. */
export type WagerOperations = readonly [Exclude<Operation, Result>] | readonly [Place, Result];

export type Decided = {
  /** What each operation of each wager is answered, in their order. */
  readonly answers: readonly (readonly Answer[])[];
  readonly changes: RegisterChanges;
};

/** Decides wagers one after the other: later ones see what earlier ones did. */
export const decide = (state: RegisterState, wagers: readonly WagerOperations[]): Decided => {
  const register = openRegister(state);
  const answers = wagers.map((wager) => decideOne(register, wager));
  return { answers, changes: register.changes() };
};

/** Decides wagers of which all stand or none. */
export const decideTogether = (state: RegisterState, wagers: readonly WagerOperations[]): Decided => {
  const register = openRegister(state);
  const takeBack = register.book.mark();
  const answers: (readonly Answer[])[] = [];
  for (const wager of wagers) {
    const said = wager.length === 2 ? placeAndSettle(register, ...wager) : [decideOperation(register, wager[0])];
    const failed = said.find((answer) => !passes(answer));
    if (failed) {
      takeBack();
      const operation = wager[said.indexOf(failed)];
      return { answers: keepFailedWagers(register, wagers, operation, failed), changes: register.changes() };
    }
    answers.push(said);
  }
  return { answers, changes: register.changes() };
};

const decideOperation = (register: Register, operation: Exclude<Operation, Result>): Answer => {
  const answer = answerTo(register, operation);
  coverFromMain(register, operation, answer);
  return answer;
};

const answerTo = (register: Register, operation: Exclude<Operation, Result>): Answer => {
  switch (operation.kind) {
    case 'place':
      return place(register, operation);
    case 'win':
      return win(register, operation);
    case 'end-round':
      return endRound(register, operation);
    case 'undo-bet':
    case 'undo-win':
      return undo(register, operation);
    case 'void':
      return voidRound(register, operation);
    case 'resettle':
      return resettle(register, operation);
    case 'award':
      return award(register, operation);
  }
};

const decideOne = (register: Register, wager: WagerOperations): readonly Answer[] =>
  wager.length === 2 ? decidePair(register, ...wager) : [decideOperation(register, wager[0])];

/** A bet that is taken does not stand without its result. */
const decidePair = (register: Register, bet: Place, result: Result): readonly Answer[] => {
  const takeBack = register.book.mark();
  const [placed, won] = placeAndSettle(register, bet, result);
  if (!isDone(placed) || isDone(won)) return [placed, won];
  takeBack();
  return [
    moveFor(register, bet, { kind: 'stake', refused: 'group-failed' }),
    moveFor(register, result, { kind: 'win', refused: won.outcome }),
  ];
};

/** The one that failed keeps its own refusal, of the others is kept that one failed; what was decided before stays so. */
const keepFailedWagers = (
  register: Register,
  wagers: readonly WagerOperations[],
  failed: Operation | undefined,
  { outcome }: Answer,
): readonly (readonly Answer[])[] =>
  wagers.map((wager) =>
    wager.map((operation) => {
      const refused = operation === failed ? outcome : 'group-failed';
      const said = moveFor(register, operation, { kind: 'adjustment', refused });
      if (operation.kind === 'win') parkOrphan(register, operation, said);
      return said;
    }),
  );
