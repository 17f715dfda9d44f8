import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Betting, GameId, Wager } from '../../../server/src/modules/betting/index.ts';
import { newTransactionId } from './load.ts';

const WITHIN_MS = 60_000;
const STAKE = money(10_000n);
const WON = money(9_500n);

export type LivePath = {
  /** One bet on a round of its own, accepted. */
  readonly bet: (member: MemberId) => Promise<void>;
  /** The same, and the win that ends its round; two operations. */
  readonly betAndWin: (member: MemberId) => Promise<void>;
};

/**
 * Bets as vendors' calls, spins and sales hand them over: the same lanes, rules and writes, with nothing attached. What
 * a caller adds (HTTP, signatures, spins, tickets) is measured by its own bench.
 */
export const livePath = (
  betting: Pick<Betting, 'openLanes'>,
  { tenant, currency }: { readonly tenant: string; readonly currency: string },
): LivePath => {
  const submit = betting.openLanes<null, undefined, string>({
    withinMs: WITHIN_MS,
    nameOf: () => '',
    hasMoved: (outcome) => outcome === 'applied',
    load: () => Promise.resolve(undefined),
    write: (_flight, batch) => batch.map(({ answer }) => answer.outcome),
  });
  const send = async (wager: Wager): Promise<void> => {
    const outcome = await submit(wager, null);
    if (outcome !== 'applied') throw new Error(`A wager was ${outcome}.`);
  };
  const asked = (member: MemberId, round: string) => ({
    ...{ tenant, currency, member, round, source: 'bench', category: 'RNG' as const },
    transactionId: newTransactionId(),
  });
  const place = (member: MemberId, round: string): Promise<void> =>
    send({ action: 'place', ...asked(member, round), game: 1n as GameId, stake: STAKE });
  return {
    bet: (member) => place(member, newTransactionId()),
    betAndWin: async (member) => {
      const round = newTransactionId();
      await place(member, round);
      await send({ action: 'win', ...asked(member, round), amount: WON, ends: true });
    },
  };
};
