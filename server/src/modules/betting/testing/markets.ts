import type { MemberId } from '@fairground/contract/ids';
import type { MarketId } from '../wager.ts';
import { member } from './table.ts';
import type { aTable } from './table.ts';

const MINUTE_MS = 60_000;

type Window = { readonly opensInMs?: number; readonly closesInMs?: number };

/** Players with money and markets that take bets, each a new one. */
export const openMarkets = ({ betting, fund }: Pick<Awaited<ReturnType<typeof aTable>>, 'betting' | 'fund'>) => {
  let people = 0;
  let codes = 0;
  const aNumber = (): number => (people += 1);
  return {
    aNumber,
    aPlayer: async (cash = 1_000): Promise<MemberId> => {
      const player = member(aNumber());
      await fund(player, cash);
      return player;
    },
    aMarket: ({ opensInMs = -MINUTE_MS, closesInMs = MINUTE_MS }: Window = {}): Promise<MarketId> => {
      // The database's own clock decides, and that is the machine's.
      const now = performance.timeOrigin + performance.now();
      const code = `issue ${(codes += 1)}`;
      return betting.openMarket({
        source: 'JL',
        code,
        opensAt: new Date(now + opensInMs),
        closesAt: new Date(now + closesInMs),
      });
    },
  };
};
