import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { openModules } from '../../process/modules.ts';

const FUNDS = money(10n ** 12n);
const AT_ONCE = 1_000;

/** Accounts with enough to play for long, opened before the node that finds them. */
export const fundMembers = async (url: string, members: readonly MemberId[], currency: string): Promise<void> => {
  const { wallet, close } = await openModules(url, { poolSize: 4, tenant: 'bench' });
  const counter = await wallet.houseAccount('H_ADJUST', currency);
  for (let first = 0; first < members.length; first += AT_ONCE)
    await Promise.all(
      members.slice(first, first + AT_ONCE).map(async (member) => {
        const { cash } = await wallet.accountsOf(member, currency);
        const id = { tenant: 'bench', source: 'bench', member, action: 'deposit', transactionId: 'opening' } as const;
        await wallet.apply({ id, kind: 'deposit', account: cash, counter, amount: FUNDS });
      }),
    );
  await close();
};
