import type { Movement } from '../../wallet/rules/index.ts';
import type { Place, Result } from './operation.ts';
import type { Register } from './register.ts';
import { countedOf } from './register.ts';
import type { Word } from './refusal.ts';
import type { Answer } from './answer.ts';
import { isDone, moveFor, amountWithBonus } from './answer.ts';
import type { Bet, Round } from './round.ts';
import { bonusShareOf, isClosed, standingOf } from './round.ts';
import { settledFact } from './settled-fact.ts';
import { bonusTermsOf, countBonus, noteBonusStake } from './bonus.ts';

/** Takes a stake; the first bet of a round opens it. */
export const place = (register: Register, bet: Place): Answer => {
  const round = register.roundOf(bet);
  return stakeOf(register, bet, round, refusalOfPlace(register, bet, round));
};

/** Takes a stake and settles it at once, in the proportion it was paid with. It is a round of its own. */
export const placeAndSettle = (register: Register, bet: Place, result: Result): readonly [Answer, Answer] => {
  const before = register.roundOf(bet);
  const placed = stakeOf(register, bet, before, refusalOfPlace(register, bet, before) ?? (before && 'round-over'));
  const round = register.roundOf(bet);
  if (!isDone(placed) || round === undefined) return [placed, afterNoBet(register, result)];
  const bonus = bonusShareOf(result.amount, standingOf(round));
  const won = moveFor(register, result, { kind: 'win', ...amountWithBonus(result, result.amount, bonus) });
  if (!isDone(won)) return [placed, won];
  const [head] = round;
  const payout = won.amount + won.splitAmount;
  const settled: Bet = {
    ...head,
    payout,
    bonusPayout: won.splitAmount,
    validBet: countedOf(head, head.stake, payout, result.valid),
    settledAt: won.at,
    state: 'settled',
    roundState: payout > 0n ? 'won' : 'lost',
    winKeys: [result.key],
  };
  register.setBet(settled);
  register.tell(settledFact(settled, settled));
  countBonus(register, result, won, { before: round, wasClosed: false, after: [settled], isClosed: true });
  return [placed, won];
};

/** The bet is not there now, or was before: then its result may be known, and otherwise does not stand without it. */
const afterNoBet = (register: Register, result: Result): Answer =>
  moveFor(register, result, { kind: 'win', refused: 'group-failed' });

const stakeOf = (register: Register, bet: Place, round: Round | undefined, found: Word | undefined): Answer => {
  const terms = bonusTermsOf(register, bet, round);
  const refused = bet.refused ?? found ?? terms.refused;
  const answer = moveFor(register, bet, {
    kind: 'stake',
    amount: -bet.stake,
    ...(terms.isBarred !== true && { split: { account: bet.split } }),
    refused,
    isRefusedFirst: refused === 'session-over',
    isCommitted: bet.isCommitted,
  });
  if (isDone(answer)) register.setBet(betFrom(bet, answer, round));
  noteBonusStake(register, terms, answer);
  return answer;
};

/** A bet on a market is a round of its own; the bets of a round have one currency. */
const refusalOfPlace = (
  register: Register,
  { market, currency }: Place,
  round: Round | undefined,
): Movement<Word>['refused'] => {
  if (market !== undefined && !register.isOpen(market)) return 'market-closed';
  if (round === undefined) return undefined;
  if (round[0].currency !== currency) return 'currency-mismatch';
  const isOfMarket = market !== undefined || round[0].market !== null;
  const isOver = round[0].roundState === 'cancelled' || isClosed(round);
  return isOver || isOfMarket ? 'round-over' : undefined;
};

const betFrom = (
  bet: Place,
  { amount, splitAmount, id, at }: Answer & { readonly id: bigint },
  round: Round | undefined,
): Bet => ({
  member: bet.member,
  id,
  key: bet.key,
  round: bet.round,
  game: bet.game,
  market: bet.market ?? null,
  stake: -amount - splitAmount,
  bonusPart: -splitAmount,
  payout: 0n,
  bonusPayout: 0n,
  validBet: 0n,
  placedAt: at,
  settledAt: null,
  product: bet.product,
  rule: bet.rule,
  seq: round?.length ?? 0,
  state: 'accepted',
  roundState: round ? null : 'open',
  currency: bet.currency,
  roundId: bet.roundId,
  award: bet.award ?? null,
  parent: bet.parent ?? null,
  winKeys: [],
  detail: bet.detail ?? null,
});
