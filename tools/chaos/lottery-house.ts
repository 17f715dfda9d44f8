import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Game } from '@fairground/engines/lottery/games';
import { openModules } from '../process/modules.ts';
import type { OpenedModules } from '../process/modules.ts';

export const TENANT = 'chaos';
export const CURRENCY = 'VND';
/** What every member begins with. */
export const OPENING = 10n ** 13n;

/** A lottery with buyers, over the modules as a node has them; for chaos and benches. */
export const openLottery = async (url: string, poolSize: number, lotteryGames?: readonly Game[]) => {
  const modules = await openModules(url, { poolSize, tenant: TENANT, ...(lotteryGames && { lotteryGames }) });
  return { ...modules, fund: fundedBy(modules) };
};

/** Gives a member enough to play for the whole run. */
export const fundedBy =
  ({ wallet }: Pick<OpenedModules, 'wallet'>) =>
  async (member: MemberId): Promise<void> => {
    const { cash } = await wallet.accountsOf(member, CURRENCY);
    await wallet.apply({
      id: { tenant: TENANT, source: 'chaos', member, action: 'deposit', transactionId: 'opening' },
      kind: 'deposit',
      account: cash,
      counter: await wallet.houseAccount('H_ADJUST', CURRENCY),
      amount: money(OPENING),
    });
  };
