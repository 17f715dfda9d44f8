import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { openModules } from '../process/modules.ts';
import { CURRENCY, TENANT } from './lottery-house.ts';

const OPENING = 10n ** 13n;
/** Tables that hurry, so that many hands are played in a run. */
const PACE = { seatingMs: 600, revealMs: 1_500, pauseMs: 300, thinksMs: 60, graceMs: 100 };

/** Card rooms with players, over the modules as a node has them. */
export const openRooms = async (url: string, poolSize: number) => {
  const modules = await openModules(url, { poolSize, tenant: TENANT, roomsPace: PACE });
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
