import { isDone, moveFor } from './answer.ts';
import type { Answer } from './answer.ts';
import { changeRound } from './change-round.ts';
import type { Undo } from './operation.ts';
import type { Register } from './register.ts';
import type { Word } from './refusal.ts';
import { isClosed } from './round.ts';
import type { Bet, Round } from './round.ts';

/** Takes a bet or a win back with its own amounts and its own split. One that never came is refused should it come. */
export const undo = (register: Register, undoing: Undo): Answer => {
  const round = register.roundOf(undoing);
  const refused = refusalOfUndo(round, undoing);
  const answer = moveFor(register, undoing, {
    kind: 'reversal',
    reverses: undoing.reverses,
    refused,
  });
  if (!isDone(answer) || !round) return answer;
  if (undoing.kind === 'undo-bet') undoBet(register, round, undoing, answer);
  else undoWin(register, round, undoing, answer);
  return answer;
};

const refusalOfUndo = (round: Round | undefined, { kind, reverses, reopens }: Undo): Word | undefined => {
  if (round === undefined) return 'bet-unknown';
  const [head] = round;
  if (head.roundState === 'cancelled' || (isClosed(round) && !reopens)) return 'round-over';
  if (kind === 'undo-win') return head.winKeys.includes(reverses) ? undefined : 'bet-unknown';
  if (!round.some(({ key }) => key === reverses)) return 'bet-unknown';
  return head.winKeys.length > 0 ? 'win-stands' : undefined;
};

/** The last bet that stood takes the round with it. */
const undoBet = (register: Register, round: Round, undoing: Undo, answer: Answer): void => {
  const { reverses } = undoing;
  const isLast = round.every(({ key, state }) => key === reverses || state === 'void');
  changeRound(register, [undoing, answer], round, { voids: isBet(reverses), end: isLast ? 'cancelled' : undefined });
};

/** A round whose only win is undone waits for its result again. A prize goes with its win. */
const undoWin = (register: Register, round: Round, undoing: Undo, answer: Answer): void => {
  const { reverses } = undoing;
  const { amount, splitAmount } = answer;
  const [head] = round;
  const winKeys = head.winKeys.filter((key) => key !== reverses);
  changeRound(register, [undoing, answer], round, {
    payout: head.payout + amount + splitAmount,
    bonusPayout: head.bonusPayout + splitAmount,
    voids: isBet(reverses),
    winKeys,
    hasResult: winKeys.length > 0,
  });
};

const isBet =
  (key: string) =>
  (bet: Bet): boolean =>
    bet.key === key;
