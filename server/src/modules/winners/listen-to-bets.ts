import type { MemberId } from '@fairground/contract/ids';
import { afterCommit } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Fact } from '../../platform/events/index.ts';
import type { SettledBet } from '../betting/index.ts';
import type { WinnersDeps } from './deps.ts';
import { isBoardWin } from './domain/board-rule.ts';
import { mayBeShown } from './may-be-shown.ts';
import { deleteWin, insertWins, listHidden, lockWin, updateWin } from './store.ts';
import type { NewWin } from './store.ts';

const MINUTE_MS = 60_000;
/**
 * A failing fact is retried for longer than this and then parked. If an operator replays it later, the win may have
 * been corrected meanwhile, and the correction found no line.
 */
const OLDEST_MS = 20 * MINUTE_MS;

type Heard = { readonly bet: SettledBet; readonly at: Date };

/** Takes note of wins as bets are settled, and of what a correction makes of them. */
export const listenToBets = async (
  deps: WinnersDeps & { readonly tell: () => void },
  tx: Tx,
  facts: readonly Fact<{ readonly bets: readonly SettledBet[] }>[],
): Promise<void> => {
  // All that is new before all that corrects: a correction comes after what it corrects, and a bet is settled once.
  const heard = facts.flatMap(({ payload, at }) => payload.bets.map((bet) => ({ bet, at })));
  const oldest = deps.clock.now().getTime() - OLDEST_MS;
  let isShownNow = await note(
    deps,
    tx,
    heard.filter(({ bet, at }) => isWin(bet) && at.getTime() >= oldest),
  );
  const corrections = heard.flatMap(({ bet }) => (bet.isCorrection ? [bet] : []));
  for (const [id, changes] of Map.groupBy(corrections, ({ bet }) => bet))
    if (await correct(tx, BigInt(id), changes)) isShownNow = true;
  if (isShownNow) afterCommit(tx, deps.tell);
};

/** Of what stood: a stake that was given back was as good as not placed, and is no prize. */
const resultOf = ({ stake, payout, givenBack = '0' }: SettledBet) => ({
  stake: BigInt(stake) - BigInt(givenBack),
  payout: BigInt(payout) - BigInt(givenBack),
});

/** A free round or a prize was not bet for. */
const isWin = (bet: SettledBet): boolean => !bet.isCorrection && bet.award === null && isBoardWin(resultOf(bet));

/** Answers whether what is shown changed by it. */
const note = async (deps: WinnersDeps, tx: Tx, wins: readonly Heard[]): Promise<boolean> => {
  if (wins.length === 0) return false;
  const ids = [...new Set(wins.map(({ bet }) => BigInt(bet.member) as MemberId))];
  const members = new Map((await deps.members.list(ids)).map((member) => [member.id, member]));
  const hidden = await listHidden(tx, ids);
  const rows: NewWin[] = [];
  for (const { bet, at } of wins) {
    const memberId = BigInt(bet.member) as MemberId;
    const product = await deps.betting.productOf(bet.product);
    if (!product || !mayBeShown(members.get(memberId)) || hidden.has(memberId)) continue;
    const delay = delayMs(deps);
    rows.push({
      ...resultOf(bet),
      bet_id: BigInt(bet.bet),
      member_id: memberId,
      vendor: product.source,
      category: product.category,
      game_id: BigInt(bet.game),
      currency: bet.currency,
      won_at: at,
      shown_from: new Date(at.getTime() + delay),
      is_told: delay === 0,
    });
  }
  await insertWins(tx, rows);
  return rows.some(({ is_told }) => is_told);
};

/** Between once and three times the minutes, by chance: the moment a line appears reveals nothing about a player. */
const delayMs = ({ delayMinutes, random }: WinnersDeps): number => {
  const least = delayMinutes * MINUTE_MS;
  return least === 0 ? 0 : least + random.below(2 * least);
};

/** Corrections are differences. A line that is no win after all of them leaves the board; what was never on it stays off. */
const correct = async (tx: Tx, betId: bigint, changes: readonly SettledBet[]): Promise<boolean> => {
  const known = await lockWin(tx, betId);
  if (!known) return false;
  const result = { stake: known.stake, payout: known.payout };
  for (const { stake, payout } of changes.map(resultOf)) {
    result.stake += stake;
    result.payout += payout;
  }
  await (isBoardWin(result) ? updateWin(tx, known.bet_id, result) : deleteWin(tx, known.bet_id));
  return known.is_told;
};
