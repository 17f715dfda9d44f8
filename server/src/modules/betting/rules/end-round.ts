import { isDone, moveFor } from './answer.ts';
import type { Answer } from './answer.ts';
import { changeRound } from './change-round.ts';
import type { EndRound } from './operation.ts';
import type { Register } from './register.ts';
import { isClosed } from './round.ts';

/** Closes a round with what it has paid so far; what stands without a win is lost. */
export const endRound = (register: Register, ending: EndRound): Answer => {
  const round = register.roundOf(ending);
  const isOver = round !== undefined && (round[0].roundState === 'cancelled' || isClosed(round));
  const answer = moveFor(register, ending, {
    kind: 'win',
    amount: 0n,
    ...(round === undefined ? { refused: 'bet-unknown' } : {}),
    ...(isOver ? { refused: 'round-over' } : {}),
  });
  if (isDone(answer) && round)
    changeRound(register, round, { at: answer.at, hasResult: true, end: 'over', valid: ending.valid });
  return answer;
};
