import { passes } from '../../wallet/index.ts';
import { isDone, moveFor } from './answer.ts';
import type { Answer } from './answer.ts';
import { award } from './award.ts';
import { resettle, voidRound } from './correct.ts';
import { endRound } from './end-round.ts';
import type { Operation, Place, Result } from './operation.ts';
import { place, placeAndSettle } from './place.ts';
import { openRegister } from './register.ts';
import type { Register, RegisterChanges, RegisterState } from './register.ts';
import type { Word } from './refusal.ts';
import { undo } from './undo.ts';
import { win } from './win.ts';

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
  const mark = register.book.mark();
  const answers: (readonly Answer[])[] = [];
  for (const wager of wagers) {
    const said = carryOut(register, wager);
    answers.push(said);
    if (!said.every(passes)) break;
  }
  const failed = answers.flat().findIndex((answer) => !passes(answer));
  if (failed < 0) {
    mark.stand();
    return { answers, changes: register.changes() };
  }
  mark.takeBack();
  const said = keepFailed(register, wagers.flat(), failed, answers.flat()[failed]);
  let taken = 0;
  return {
    answers: wagers.map(({ length }) => said.slice(taken, (taken += length))),
    changes: register.changes(),
  };
};

const carryOut = (register: Register, wager: WagerOperations): readonly Answer[] =>
  wager.length === 2 ? placeAndSettle(register, ...wager) : [decideOperation(register, wager[0])];

const decideOperation = (register: Register, operation: Exclude<Operation, Result>): Answer => {
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

/** A bet that is taken does not stand without its result. */
const decideOne = (register: Register, wager: WagerOperations): readonly Answer[] => {
  if (wager.length === 1) return carryOut(register, wager);
  const mark = register.book.mark();
  const answers = carryOut(register, wager);
  const [placed, won] = answers;
  if (!placed || !won || !isDone(placed) || isDone(won)) {
    mark.stand();
    return answers;
  }
  mark.takeBack();
  const [bet, result] = wager;
  const asStake = { kind: 'stake', amount: 0n, spill: { account: bet.spill } } as const;
  return [
    moveFor(register, bet, { ...asStake, refused: 'group-failed', isRefusedFirst: true }),
    won.isRepeat ? won : keepRefused(register, result, 'win', won.outcome),
  ];
};

/** The one that failed keeps its own refusal, of the others is kept that one failed; what was decided before stays so. */
const keepFailed = (
  register: Register,
  operations: readonly Operation[],
  failed: number,
  answer: Answer | undefined,
): readonly Answer[] =>
  operations.map((operation, index) => {
    const isFailed = index === failed && answer !== undefined && !answer.isRepeat;
    const said = keepRefused(register, operation, 'adjustment', isFailed ? answer.outcome : 'group-failed');
    const isOrphan = isFailed && operation.kind === 'win' && said.outcome === 'bet-unknown';
    if (isOrphan && !said.isRepeat && operation.amount > 0n) register.park(operation);
    return said;
  });

const keepRefused = (register: Register, operation: Operation, kind: 'win' | 'adjustment', refused: Word): Answer =>
  moveFor(register, operation, { kind, amount: 0n, refused, isRefusedFirst: true });
