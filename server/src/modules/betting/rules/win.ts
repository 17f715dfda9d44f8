import { isDone, moveFor, amountWithBonus } from './answer.ts';
import type { Answer } from './answer.ts';
import { changeRound } from './change-round.ts';
import type { Operation, Win } from './operation.ts';
import type { Register } from './register.ts';
import type { Word } from './refusal.ts';
import { bonusShareOf, isClosed, standingOf } from './round.ts';
import type { Round } from './round.ts';

/** Pays into a round that has a bet; it goes back to cash and bonus as the stakes came. One that has none is parked. */
export const win = (register: Register, won: Win): Answer => {
  const round = register.roundOf(won);
  const refused = won.refused ?? refusalOfResult(round, won);
  const bonus = round === undefined || refused !== undefined ? 0n : bonusShareOf(won.amount, standingOf(round));
  const answer = moveFor(register, won, {
    kind: 'win',
    ...amountWithBonus(won, won.amount, bonus),
    refused,
  });
  if (isDone(answer) && round) {
    const [head] = round;
    changeRound(register, [won, answer], round, {
      payout: head.payout + won.amount,
      bonusPayout: head.bonusPayout + bonus,
      hasResult: true,
      winKeys: [...head.winKeys, won.key],
      valid: won.valid,
      givenBack: won.givenBack,
      end: won.ends ? 'over' : undefined,
    });
  }
  parkOrphan(register, won, answer);
  return answer;
};

/** A win without a bet is left for people to look at, once. */
export const parkOrphan = (register: Register, won: Win, { outcome, isRepeat }: Answer): void => {
  if (outcome === 'bet-unknown' && !isRepeat && won.amount > 0n) register.park(won);
};

/** A win and an end need a round that waits for its result, in the currency of its stakes. */
export const refusalOfResult = (
  round: Round | undefined,
  { currency }: Pick<Operation, 'currency'>,
): Word | undefined => {
  if (round === undefined) return 'bet-unknown';
  if (round[0].currency !== currency) return 'currency-mismatch';
  return round[0].roundState === 'cancelled' || isClosed(round) ? 'round-over' : undefined;
};
