import { setTimeout as sleep } from 'node:timers/promises';
import { balanceChanged } from '@fairground/contract/wallet/pushes';
import { balanceFrom } from './balances.ts';
import type { WalletDeps } from './deps.ts';
import type { AccountId } from './operation.ts';
import { readHoldingsOfOwners } from './store.ts';

/** Long enough for a burst of bets to become one message, too short for an eye to see. */
const GATHER_MS = 100;
const ACCOUNTS_MAX = 2_000;

export type BalanceTeller = {
  /** These accounts have moved, and the movement is committed. */
  readonly moved: (accounts: Iterable<AccountId>) => void;
  readonly stop: () => Promise<void>;
};

/** Tells open pages of new balances. It reads them anew, so that whatever it tells is true and not older than told before. */
export const createBalanceTeller = ({
  db,
  realtime,
  log,
}: Pick<WalletDeps, 'db' | 'realtime' | 'log'>): BalanceTeller => {
  const waiting = new Set<AccountId>();
  let telling: Promise<void> | undefined;

  const tell = async (): Promise<void> => {
    await sleep(GATHER_MS);
    while (waiting.size > 0) {
      const accounts = [...waiting].slice(0, ACCOUNTS_MAX);
      for (const account of accounts) waiting.delete(account);
      const holdings = await readHoldingsOfOwners(db, accounts);
      const moved = new Set(accounts);
      for (const [owner, own] of Map.groupBy(holdings, (holding) => holding.owner)) {
        const currencies = own.filter(({ account }) => moved.has(account)).map(({ currency }) => currency);
        for (const currency of new Set(currencies)) {
          const { sum, version } = balanceFrom(currency, own);
          realtime.toMember(balanceChanged, owner, { currency, sumBalance: sum, version: version.toString() });
        }
      }
    }
  };

  return {
    moved: (accounts) => {
      for (const account of accounts) waiting.add(account);
      if (waiting.size > 0)
        telling ??= tell()
          // A page that misses this asks again; the money has moved all the same.
          .catch((error: unknown) => log.warn({ err: error }, 'balances could not be told'))
          .finally(() => (telling = undefined));
    },
    stop: async () => {
      await telling;
    },
  };
};
