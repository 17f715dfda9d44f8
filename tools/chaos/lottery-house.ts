import { marketNamed } from '@fairground/contract/market/markets';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Game } from '@fairground/engines/lottery/games';
import { openModules } from '../process/modules.ts';
import type { Caller } from '../../server/src/platform/http/route.ts';

export const TENANT = 'chaos';
export const CURRENCY = 'VND';
const OPENING = 10n ** 13n;

/** A lottery with buyers, over the modules as a node has them; for chaos and benches. */
export const openLottery = async (url: string, poolSize: number, lotteryGames?: readonly Game[]) => {
  const modules = await openModules(url, { poolSize, tenant: TENANT, ...(lotteryGames && { lotteryGames }) });
  const { wallet } = modules;
  return {
    ...modules,
    fund: async (member: MemberId): Promise<void> => {
      const { cash } = await wallet.accountsOf(member, CURRENCY);
      await wallet.apply({
        id: { tenant: TENANT, source: 'chaos', member, action: 'deposit', transactionId: 'opening' },
        kind: 'deposit',
        account: cash,
        counter: await wallet.houseAccount('H_ADJUST', CURRENCY),
        amount: money(OPENING),
      });
    },
  };
};

/** A member who is logged in. */
export const callerOf = (memberId: MemberId): Caller => ({
  requestId: 'chaos',
  ip: '203.0.113.7',
  host: 'play.example',
  userAgent: 'chaos',
  market: () => marketNamed('sandbox'),
  country: () => '',
  language: 'EN',
  session: {
    sessionId: 1n,
    memberId,
    account: 'member',
    scope: 'full',
    language: 'EN',
    expiresAt: new Date('2100-01-01T00:00:00Z'),
    isSteppedUp: true,
    isMoneyLocked: false,
  },
});
