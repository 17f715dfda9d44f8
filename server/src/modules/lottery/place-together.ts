import type { ChaseId, OrderId } from '@fairground/contract/lottery/fields';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { orderIdOf } from './placing.ts';
import type { Buyer, Placing, PlacingDeps, Slip } from './placing.ts';
import { addExposure, insertOrders } from './store/orders.ts';

export type TakenTogether = { readonly ids: readonly OrderId[]; readonly balance: Money };

/**
 * Takes slips on several issues in a transaction of the caller, all of them or none. Each is a bet of its own, so that
 * each is settled, cancelled and paid by itself. Exposure first, accounts then: everybody locks in this order.
 */
export const placeTogether = async (
  { betting, placing }: Pick<PlacingDeps, 'betting'> & { readonly placing: Placing },
  tx: Tx,
  buyer: Buyer,
  slips: readonly Slip[],
  chase: ChaseId | null,
): Promise<TakenTogether> => {
  const taken = await Promise.all(slips.map(async (slip) => placing.wagerOf(buyer, slip)));
  const reached = await addExposure(
    tx,
    taken.map(({ rider }) => rider),
  );
  if (reached.length > 0)
    throw new Refusal('lottery.exposure-reached', { numero: slips[(reached[0] ?? 1) - 1]?.issue.numero });
  const answers = await betting.applyIn(
    tx,
    taken.map(({ wager }) => ({ action: 'place', ...wager })),
  );
  // What failed says why; the others only say that they fell with it.
  const refused = answers.find(({ outcome }) => outcome !== 'applied' && outcome !== 'group-failed') ?? answers[0];
  if (refused === undefined) throw new Error('Slips were placed without an answer.');
  if (answers.some(({ outcome }) => outcome !== 'applied')) orderIdOf(refused);
  const ids = answers.map(orderIdOf);
  await insertOrders(
    tx,
    slips.map(({ known, issue, basket, clientId }, index) => {
      const answer = answers[index] ?? refused;
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
        lines: basket.lines,
        chain: taken[index]?.rider.chain ?? [],
        placed_at: answer.at,
        cancelled_at: null,
      };
    }),
  );
  return { ids, balance: answers.at(-1)?.balance ?? money(0n) };
};
