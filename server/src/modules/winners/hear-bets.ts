import type { MemberId } from '@fairground/contract/ids';
import { afterCommit } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Fact } from '../../platform/events/index.ts';
import type { SettledBet } from '../betting/index.ts';
import type { WinnersDeps } from './deps.ts';
import { isBoardWin } from './domain/board-rule.ts';
import { mayBeShown } from './may-be-shown.ts';
import { deleteWin, insertWins, isHidden, lockWin, updateWin } from './store.ts';

const MINUTE_MS = 60_000;

/** Takes note of wins as bets are settled, and of what a correction makes of them. */
export const hearBets = async (
  deps: WinnersDeps & { readonly tell: () => void },
  tx: Tx,
  facts: readonly Fact<{ readonly bets: readonly SettledBet[] }>[],
): Promise<void> => {
  // Each in its order: a correction comes after what it corrects.
  let isShownNow = false;
  for (const { payload, at } of facts)
    for (const bet of payload.bets)
      if (await (bet.isCorrection ? correct(tx, bet) : note(deps, tx, bet, at))) isShownNow = true;
  if (isShownNow) afterCommit(tx, deps.tell);
};

/** Answers whether what is shown changed by it. */
const note = async (deps: WinnersDeps, tx: Tx, bet: SettledBet, at: Date): Promise<boolean> => {
  const result = { stake: BigInt(bet.stake), payout: BigInt(bet.payout) };
  // A free round or a prize was not bet for.
  if (bet.award !== null || !isBoardWin(result)) return false;
  const memberId = BigInt(bet.member) as MemberId;
  const product = await deps.betting.productOf(bet.product);
  if (!product || !mayBeShown(await deps.members.find(memberId)) || (await isHidden(tx, memberId))) return false;
  const delay = delayMs(deps);
  await insertWins(tx, [
    {
      ...result,
      bet_id: BigInt(bet.bet),
      member_id: memberId,
      vendor: product.source,
      category: product.category,
      game_id: BigInt(bet.game),
      currency: bet.currency,
      won_at: at,
      shown_from: new Date(at.getTime() + delay),
      is_told: delay === 0,
    },
  ]);
  return delay === 0;
};

/** Between once and three times the minutes, by chance: the moment a line appears tells nothing about a player. */
const delayMs = ({ delayMinutes, random }: WinnersDeps): number => {
  const least = delayMinutes * MINUTE_MS;
  return least === 0 ? 0 : least + random.below(2 * least);
};

/** A correction tells differences. What is no win any more leaves the board; what never was on it stays off. */
const correct = async (tx: Tx, bet: SettledBet): Promise<boolean> => {
  const known = await lockWin(tx, BigInt(bet.bet));
  if (!known) return false;
  const result = { stake: known.stake + BigInt(bet.stake), payout: known.payout + BigInt(bet.payout) };
  await (isBoardWin(result) ? updateWin(tx, known.bet_id, result) : deleteWin(tx, known.bet_id));
  return known.is_told;
};
