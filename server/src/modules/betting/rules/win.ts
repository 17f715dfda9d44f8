import { isDone, moveFor } from './answer.ts';
import type { Answer } from './answer.ts';
import { changeRound } from './change-round.ts';
import type { Win } from './operation.ts';
import type { Register } from './register.ts';
import type { Word } from './refusal.ts';
import { bonusShareOf, isClosed, standingOf } from './round.ts';
import type { Round } from './round.ts';

/** Pays into a round that has a bet; it goes back to cash and bonus as the stakes came. One that has none is parked. */
export const win = (register: Register, won: Win): Answer => {
  const round = register.roundOf(won);
  const refused = won.refused ?? refusalOf(round);
  const bonus = round === undefined || refused !== undefined ? 0n : bonusShareOf(won.amount, standingOf(round));
  const answer = moveFor(register, won, {
    kind: 'win',
    amount: won.amount - bonus,
    ...(bonus === 0n ? {} : { spill: { account: won.spill, amount: bonus } }),
    ...(refused === undefined ? {} : { refused }),
  });
  if (isDone(answer) && round) {
    const [head] = round;
    changeRound(register, round, {
      at: answer.at,
      payout: head.payout + won.amount,
      bonusPayout: head.bonusPayout + bonus,
      hasResult: true,
      winKeys: [...head.winKeys, won.key],
      valid: won.valid,
      ...(won.ends ? { end: 'over' } : {}),
    });
  }
  if (answer.outcome === 'bet-unknown' && !answer.isRepeat && won.amount > 0n) register.park(won);
  return answer;
};

const refusalOf = (round: Round | undefined): Word | undefined => {
  if (round === undefined) return 'bet-unknown';
  return round[0].roundState === 'cancelled' || isClosed(round) ? 'round-over' : undefined;
};
