import type { Movement } from '../../wallet/index.ts';
import type { Place, Result } from './operation.ts';
import type { Register } from './register.ts';
import { countedOf } from './register.ts';
import type { Word } from './refusal.ts';
import type { Answer } from './answer.ts';
import { moveFor } from './answer.ts';
import type { Bet, Round } from './round.ts';
import { isClosed } from './round.ts';
import { settledFact } from './settled-fact.ts';

/** Takes a stake; the first bet of a round opens it. */
export const place = (register: Register, bet: Place): Answer => stakeOf(register, bet, 'alone');

/** Takes a stake and settles it at once, in the proportion it was paid with. It is a round of its own. */
export const placeAndSettle = (register: Register, bet: Place, result: Result): readonly [Answer, Answer] => {
  const placed = stakeOf(register, bet, 'with-result');
  if (placed.outcome !== 'applied' || placed.isRepeat) return [placed, afterNoBet(register, placed, result)];
  const all = placed.amount + placed.spillAmount;
  const bonus = placed.spillAmount === 0n ? 0n : (result.amount * placed.spillAmount) / all;
  const parts = bonus === 0n ? {} : { spill: { account: result.spill, amount: bonus } };
  const won = moveFor(register, result, { kind: 'win', amount: result.amount - bonus, ...parts });
  const round = register.roundOf(bet);
  if (won.outcome !== 'applied' || won.isRepeat || !round) return [placed, won];
  const [head] = round;
  const payout = won.amount + won.spillAmount;
  const settled: Bet = {
    ...head,
    payout,
    bonusPayout: won.spillAmount,
    validBet: countedOf(head, head.stake, payout, result.valid),
    settledAt: won.at,
    state: 'settled',
    roundState: payout > 0n ? 'won' : 'lost',
    winKeys: [result.key],
  };
  register.setBet(settled);
  register.tell(settledFact(settled, settled));
  return [placed, won];
};

/** The bet is not there now, or was before: then its result may be known, and otherwise does not stand without it. */
const afterNoBet = (register: Register, placed: Answer, result: Result): Answer =>
  moveFor(register, result, {
    kind: 'win',
    amount: result.amount,
    spill: { account: result.spill },
    refused: 'group-failed',
    isRefusedFirst: true,
  });

const stakeOf = (register: Register, bet: Place, comes: 'alone' | 'with-result'): Answer => {
  const round = register.roundOf(bet);
  const refused = bet.refused ?? refusalOf(register, bet, round, comes);
  const answer = moveFor(register, bet, {
    kind: 'stake',
    amount: -bet.stake,
    spill: { account: bet.spill },
    ...(refused === undefined ? {} : { refused, isRefusedFirst: refused === 'session-over' }),
  });
  if (answer.outcome === 'applied' && !answer.isRepeat) register.setBet(betFrom(bet, answer, round));
  return answer;
};

/** A bet on a market, and one that comes with its result, is a round of its own. */
const refusalOf = (
  register: Register,
  { market }: Place,
  round: Round | undefined,
  comes: 'alone' | 'with-result',
): Movement<Word>['refused'] => {
  if (market !== undefined && !register.isOpen(market)) return 'market-closed';
  if (round === undefined) return undefined;
  const isOfMarket = market !== undefined || round.some((bet) => bet.market !== null);
  const isOver = round[0].roundState === 'cancelled' || isClosed(round);
  return isOver || isOfMarket || comes === 'with-result' ? 'round-over' : undefined;
};

const betFrom = (bet: Place, { amount, spillAmount, id, at }: Answer, round: Round | undefined): Bet => ({
  member: bet.member,
  id: id ?? 0n,
  key: bet.key,
  round: bet.round,
  game: bet.game,
  market: bet.market ?? null,
  stake: -amount - spillAmount,
  bonusPart: -spillAmount,
  payout: 0n,
  bonusPayout: 0n,
  validBet: 0n,
  placedAt: at,
  settledAt: null,
  product: bet.product,
  rule: bet.rule,
  seq: round ? (round.at(-1)?.seq ?? 0) + 1 : 0,
  state: 'accepted',
  roundState: round ? null : 'open',
  currency: bet.currency,
  roundId: bet.roundId,
  award: bet.award ?? null,
  parent: bet.parent ?? null,
  winKeys: [],
  detail: bet.detail ?? null,
});
