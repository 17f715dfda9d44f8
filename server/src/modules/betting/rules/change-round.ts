import type { Answer } from './answer.ts';
import { countBonus } from './bonus.ts';
import type { GivenBack, Operation } from './operation.ts';
import type { Register } from './register.ts';
import { countedOf } from './register.ts';
import type { Bet, Round, RoundState, Standing } from './round.ts';
import { isClosed, standingOf } from './round.ts';
import type { Sums } from './settled-fact.ts';
import { correctedFact, settledFact } from './settled-fact.ts';

/** What an operation makes of a round that is there. */
export type Change = {
  /** What it pays after, and the bonus's part of that; as before unless given. */
  readonly payout?: bigint;
  readonly bonusPayout?: bigint;
  /** Bets that are void with it. */
  readonly voids?: (bet: Bet) => boolean;
  readonly end?: 'over' | 'cancelled' | undefined;
  /** Whether an open round has a result with it, be it nothing. */
  readonly hasResult?: boolean;
  /** The wins that stand after it. */
  readonly winKeys?: readonly string[];
  readonly valid?: bigint | undefined;
  readonly givenBack?: GivenBack | undefined;
};

const NOTHING_BACK: GivenBack = { now: 0n, before: 0n };

/** Changes a round, and notes a fact of it where it is settled or was before. */
export const changeRound = (
  register: Register,
  [operation, answer]: readonly [Operation, Answer],
  round: Round,
  change: Change,
): void => {
  const [head] = round;
  const wasClosed = isClosed(round);
  const before = sumsOf(round, standingOf(round));
  const bets = round.map((bet) => changedBet(bet, change));
  const [first, ...rest] = bets as [Bet, ...Bet[]];
  const standing = standingOf([first, ...rest]);
  const payout = change.payout ?? before.payout;
  const bonusPayout = change.bonusPayout ?? before.bonusPayout;
  const isOver = change.end === 'over';
  const givenBack = change.givenBack ?? NOTHING_BACK;
  const after: Bet = {
    ...first,
    payout,
    bonusPayout,
    validBet: isOver || wasClosed ? countedOf(head, standing.stake, payout, change.valid) : 0n,
    settledAt: change.end === undefined ? head.settledAt : (head.settledAt ?? register.book.now),
    roundState: stateOf(change, { payout, givenBack, wasClosed }),
    winKeys: change.winKeys ?? head.winKeys,
  };
  register.setBet(after);
  for (const [index, bet] of rest.entries()) if (bet !== round[index + 1]) register.setBet(bet);
  countBonus(register, operation, answer, {
    ...{ before: round, wasClosed, after: [after, ...rest] },
    isClosed: after.settledAt !== null,
  });
  if (!isOver && !wasClosed) return;
  const sums: Sums = { ...standing, payout, bonusPayout, validBet: after.validBet };
  const fact = wasClosed ? correctedFact(after, before, sums) : settledFact(after, sums);
  const more = givenBack.now - givenBack.before;
  register.tell(more === 0n ? fact : { ...fact, givenBack: more.toString() });
};

const changedBet = (bet: Bet, { voids, end }: Change): Bet => {
  if (voids?.(bet) === true) return { ...bet, state: 'void' };
  return end === 'over' && bet.state === 'accepted' ? { ...bet, state: 'settled' } : bet;
};

const sumsOf = ([head]: Round, standing: Standing): Sums => ({
  ...standing,
  payout: head.payout,
  bonusPayout: head.bonusPayout,
  validBet: head.validBet,
});

type Outcome = { readonly payout: bigint; readonly givenBack: GivenBack; readonly wasClosed: boolean };

/** A stake that is given back is no win. */
const stateOf = (change: Change, { payout, givenBack, wasClosed }: Outcome): RoundState => {
  if (change.end === 'cancelled') return 'cancelled';
  if (payout > givenBack.now) return 'won';
  return change.hasResult === true || wasClosed ? 'lost' : 'open';
};
