import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Game } from '@fairground/engines/lottery/games';
import { createAudit } from '../../server/src/modules/audit/index.ts';
import { createBetting } from '../../server/src/modules/betting/index.ts';
import { createLottery } from '../../server/src/modules/lottery/index.ts';
import type { Lottery } from '../../server/src/modules/lottery/index.ts';
import { createWallet } from '../../server/src/modules/wallet/index.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { nodeAddress, openDatabase } from '../../server/src/platform/database/index.ts';
import type { Caller } from '../../server/src/platform/http/route.ts';
import { silentLog } from '../../server/src/platform/log.ts';
import { systemRandom } from '../../server/src/platform/random.ts';

export const TENANT = 'chaos';
export const CURRENCY = 'VND';
const OPENING = 10n ** 13n;

/** Nobody looks at pages here, and no catalogue is needed to draw. */
const quiet = {
  bus: { publish: () => undefined, subscribe: () => () => undefined },
  realtime: {
    toSite: () => undefined,
    toMember: () => undefined,
    hears: () => false,
    heardMembers: () => [],
    whenHeard: () => undefined,
    disconnectSession: () => undefined,
  },
  catalog: {
    readAll: () => Promise.reject(new Error('There is no catalogue here.')),
    openModels: () => Promise.resolve(0),
  },
};

/** A lottery over wallet and register, as a node has it; for chaos and benches. */
export const openLottery = (url: string, poolSize: number, offered?: readonly Game[]) => {
  const address = { url: nodeAddress(url), applicationName: 'fairground lottery' };
  const { db, pool, close } = openDatabase({ ...address, poolSize });
  const lanes = openDatabase({ ...address, poolSize, isPipelined: true });
  const audit = createAudit({ db, clock: systemClock });
  const common = {
    db,
    lanePool: lanes.pool,
    lanes: 2,
    tenant: TENANT,
    clock: systemClock,
    log: silentLog,
    random: systemRandom,
    audit,
    ...quiet,
  };
  const wallet = createWallet(common);
  const betting = createBetting({ ...common, wallet });
  const lottery: Lottery = createLottery({ ...common, wallet, betting, ...(offered && { offered }) });
  return {
    pool,
    wallet,
    betting,
    lottery,
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
    close: async (): Promise<void> => {
      await lottery.stop();
      await betting.drain();
      await wallet.drain();
      await lanes.close();
      await close();
    },
  };
};

/** A member who is logged in. */
export const callerOf = (memberId: MemberId): Caller => ({
  requestId: 'chaos',
  ip: '203.0.113.7',
  host: 'play.example',
  userAgent: 'chaos',
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
