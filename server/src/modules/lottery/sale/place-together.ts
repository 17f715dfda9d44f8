import type { ChaseId, OrderId } from '@fairground/contract/lottery/fields';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { flightIn } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { PreparedWager } from '../../betting/index.ts';
import { passingTogether } from '../domain/exposure-limits.ts';
import { orderIdOf } from './placing.ts';
import type { Buyer, Placing, PlacingDeps, Slip, Wagered } from './placing.ts';
import { addExposure, writeOrders } from '../store/take-orders.ts';

export type TakenTogether = { readonly ids: readonly OrderId[]; readonly balance: Money };

/** So many single bets are written at once at the most: as many as the widest single order has. */
const BETS_EXPOSED_MAX = 20_000;

/** Places slips in a transaction of the caller; for a chase, or for none. */
export type PlaceTogether = (tx: Tx, chase: ChaseId | null) => Promise<TakenTogether>;

/**
 * Readies slips on several issues to be taken, all of them or none. Each is a bet of its own, so that each is settled,
 * cancelled and paid by itself. Everything is looked up before the transaction, in which twins wait for each other.
 */
export const readyTogether = async (
  { betting, placing }: Pick<PlacingDeps, 'betting'> & { readonly placing: Placing },
  buyer: Buyer,
  slips: readonly Slip[],
): Promise<PlaceTogether> => {
  const taken = await Promise.all(slips.map(async (slip) => placing.wagerOf(buyer, slip)));
  if (taken.reduce((sum, { attachedItem }) => sum + attachedItem.liabilities.length, 0) > BETS_EXPOSED_MAX)
    throw new Refusal('lottery.cart-too-wide');
  const prepared = await betting.prepare(taken.map(({ wager }) => wager));
  return async (tx, chase) => placeTogether({ betting, buyer, slips, taken, prepared }, tx, chase);
};

type Ready = Pick<PlacingDeps, 'betting'> & {
  readonly buyer: Buyer;
  readonly slips: readonly Slip[];
  readonly taken: readonly Wagered[];
  readonly prepared: readonly PreparedWager[];
};

/** Accounts first, exposure then: everybody locks in this order. */
const placeTogether = async (
  { betting, buyer, slips, taken, prepared }: Ready,
  tx: Tx,
  chase: ChaseId | null,
): Promise<TakenTogether> => {
  const answers = await betting.applyIn(tx, prepared);
  // What failed says why; the others only say that they fell with it.
  const refused = answers.find(({ outcome }) => outcome !== 'applied' && outcome !== 'group-failed') ?? answers[0];
  if (refused === undefined) throw new Error('Slips were placed without an answer.');
  if (answers.some(({ outcome }) => outcome !== 'applied')) orderIdOf(refused);
  const ids = answers.map(orderIdOf);
  await flightIn(tx, async (flight) => {
    const attachedItems = taken.map(({ attachedItem }) => attachedItem);
    const passing = passingTogether(attachedItems, await addExposure(flight, attachedItems));
    const reached = attachedItems.findIndex((attachedItem) => passing.has(attachedItem));
    if (reached >= 0) throw new Refusal('lottery.exposure-reached', { numero: slips[reached]?.issue.numero });
    writeOrders(
      flight,
      slips.map(({ basket, known, issue, clientId }, index) => {
        const answer = answers[index] ?? refused;
        const attachedItem = attachedItems[index];
        return {
          issue_id: issue.id,
          id: ids[index] ?? orderIdOf(answer),
          member_id: buyer.member,
          client_id: clientId,
          game_id: known.id,
          chase_id: chase,
          mode: basket.mode,
          series: basket.series,
          currency: buyer.currency,
          amount: basket.amount,
          cash_part: -answer.cash,
          lines: attachedItem?.linesText ?? '[]',
          chain: JSON.stringify(attachedItem?.chain ?? []),
          placed_at: answer.at,
        };
      }),
    );
  });
  return { ids, balance: answers.at(-1)?.balance ?? money(0n) };
};
