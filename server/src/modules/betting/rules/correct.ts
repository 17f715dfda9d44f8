import { isDone, moveFor, amountWithBonus } from './answer.ts';
import type { Answer } from './answer.ts';
import { changeRound } from './change-round.ts';
import type { Resettle, VoidRound } from './operation.ts';
import type { Register } from './register.ts';
import type { Word } from './refusal.ts';
import { bonusShareOf, isClosed, standingOf } from './round.ts';
import type { Round } from './round.ts';

/** Gives back every stake of a round, and takes back what a closed one had paid. */
export const voidRound = (register: Register, voiding: VoidRound): Answer => {
  const round = register.roundOf(voiding);
  if (round === undefined) return refusedAs(register, voiding, 'bet-unknown');
  const refused = refusalOfVoid(round, voiding);
  if (refused !== undefined) return refusedAs(register, voiding, refused);
  const [head] = round;
  const { stake, bonusPart } = standingOf(round);
  const bonus = bonusPart - head.bonusPayout;
  const answer = moveFor(register, voiding, {
    kind: 'reversal',
    ...amountWithBonus(voiding, stake - head.payout, bonus),
    givesBack: { stake, at: head.placedAt },
  });
  if (isDone(answer))
    changeRound(register, [voiding, answer], round, {
      payout: 0n,
      bonusPayout: 0n,
      voids: () => true,
      end: 'cancelled',
      winKeys: [],
      givenBack: voiding.givenBack,
    });
  return answer;
};

/** Sets what a closed round pays; the difference moves, and counts on the day it is paid. */
export const resettle = (register: Register, settling: Resettle): Answer => {
  const round = register.roundOf(settling);
  if (round === undefined) return refusedAs(register, settling, 'bet-unknown');
  const refused = refusalOfResettle(round, settling);
  if (refused !== undefined) return refusedAs(register, settling, refused);
  const [head] = round;
  const bonus = bonusShareOf(settling.payout, standingOf(round)) - head.bonusPayout;
  const answer = moveFor(register, settling, {
    kind: 'reversal',
    ...amountWithBonus(settling, settling.payout - head.payout, bonus),
    givesBack: { stake: 0n, at: register.book.now },
  });
  if (isDone(answer))
    changeRound(register, [settling, answer], round, {
      payout: settling.payout,
      bonusPayout: head.bonusPayout + bonus,
      // What a resettlement set stands for all earlier wins: none of them can be undone by itself any more.
      winKeys: settling.payout > 0n ? [settling.key] : [],
      valid: settling.valid,
      givenBack: settling.givenBack,
    });
  return answer;
};

const refusedAs = (register: Register, operation: VoidRound | Resettle, refused: Word): Answer =>
  moveFor(register, operation, { kind: 'reversal', refused });

const refusalOfVoid = (round: Round, { currency, reopens }: VoidRound): Word | undefined => {
  const [head] = round;
  if (head.currency !== currency) return 'currency-mismatch';
  if (head.roundState === 'cancelled' || (isClosed(round) && !reopens)) return 'round-over';
  return !isClosed(round) && head.winKeys.length > 0 ? 'win-stands' : undefined;
};

const refusalOfResettle = (round: Round, { currency }: Resettle): Word | undefined => {
  const [head] = round;
  if (head.currency !== currency) return 'currency-mismatch';
  if (head.roundState === 'cancelled') return 'round-over';
  return isClosed(round) ? undefined : 'round-open';
};
