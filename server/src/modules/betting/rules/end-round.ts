import { isDone, moveFor } from './answer.ts';
import type { Answer } from './answer.ts';
import { changeRound } from './change-round.ts';
import type { EndRound } from './operation.ts';
import type { Register } from './register.ts';
import { refusalOfResult } from './win.ts';

/** Closes a round with what it has paid so far; what stands without a win is lost. */
export const endRound = (register: Register, ending: EndRound): Answer => {
  const round = register.roundOf(ending);
  const answer = moveFor(register, ending, { kind: 'win', refused: refusalOfResult(round, ending) });
  if (isDone(answer) && round)
    changeRound(register, [ending, answer], round, { hasResult: true, end: 'over', valid: ending.valid });
  return answer;
};
