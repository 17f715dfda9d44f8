import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { createAudit } from '../../../server/src/modules/audit/index.ts';
import { createWallet } from '../../../server/src/modules/wallet/index.ts';
import { systemClock } from '../../../server/src/platform/clock.ts';
import { nodeAddress, openDatabase } from '../../../server/src/platform/database/index.ts';
import { silentLog } from '../../../server/src/platform/log.ts';
import { unheardRealtime } from './unheard-realtime.ts';

const FUNDS = money(10n ** 12n);
const AT_ONCE = 1_000;

/** Accounts with enough to play for long, opened before the node that finds them. */
export const fundMembers = async (url: string, members: readonly MemberId[], currency: string): Promise<void> => {
  const { db, pool, close } = openDatabase({ url: nodeAddress(url), poolSize: 4, applicationName: 'fairground bench' });
  const wallet = createWallet({
    db,
    lanePool: pool,
    lanes: 2,
    tenant: 'bench',
    clock: systemClock,
    log: silentLog,
    realtime: unheardRealtime,
    bus: { publish: () => undefined, subscribe: () => () => undefined },
    audit: createAudit({ db, clock: systemClock }),
  });
  const counter = await wallet.houseAccount('H_ADJUST', currency);
  for (let first = 0; first < members.length; first += AT_ONCE)
    await Promise.all(
      members.slice(first, first + AT_ONCE).map(async (member) => {
        const { cash } = await wallet.accountsOf(member, currency);
        const id = { tenant: 'bench', source: 'bench', member, action: 'deposit', transactionId: 'opening' } as const;
        await wallet.apply({ id, kind: 'deposit', account: cash, counter, amount: FUNDS });
      }),
    );
  await wallet.drain();
  await close();
};
