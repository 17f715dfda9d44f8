import { isDone, moveFor } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Award } from './operation.ts';
import type { Register } from './register.ts';
import type { Bet } from './round.ts';
import { settledFact } from './settled-fact.ts';

/** Pays a prize that needs no bet: a settled round of its own, without a stake. */
export const award = (register: Register, prize: Award): Answer => {
  const answer = moveFor(register, prize, { kind: 'win', amount: prize.amount });
  if (!isDone(answer)) return answer;
  const bet: Bet = {
    member: prize.member,
    id: answer.id,
    key: prize.key,
    round: prize.round,
    game: prize.game,
    market: null,
    stake: 0n,
    bonusPart: 0n,
    payout: prize.amount,
    bonusPayout: 0n,
    validBet: 0n,
    placedAt: answer.at,
    settledAt: answer.at,
    product: prize.product,
    rule: 'stake-1',
    seq: 0,
    state: 'settled',
    roundState: prize.amount > 0n ? 'won' : 'lost',
    currency: prize.currency,
    roundId: prize.roundId,
    award: prize.award,
    parent: prize.parent,
    winKeys: [prize.key],
    detail: null,
  };
  register.setBet(bet);
  register.tell(settledFact(bet, bet));
  return answer;
};
