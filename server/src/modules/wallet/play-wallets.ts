import type { MemberId } from '@fairground/contract/ids';
import { createCached } from '../../platform/cached.ts';
import type { Accounts } from './accounts.ts';
import type { WalletDeps } from './deps.ts';
import type { AccountId } from './operation.ts';
import { readAllVendors, readSetting } from './store.ts';
import { readOperationAccount } from './store/operations.ts';

/** What the play at one source moves: the account that pays stakes first and takes wins, and the bonus behind it. */
export type PlayAccounts = {
  readonly account: AccountId;
  readonly bonus: AccountId;
  /** The main wallet, whatever the play is paid from: what was asked for says the same in both modes. */
  readonly main: AccountId;
};

export type PlayWallets = {
  /** Whether the vendor's games are paid from a wallet of its own now. */
  readonly isSeparate: (source: string) => Promise<boolean>;
  readonly playAccountsOf: (member: MemberId, currency: string, source: string) => Promise<PlayAccounts>;
  /** The account a stored operation moved; undefined where it never came, or where every operation moves the main wallet. */
  readonly accountOfOperation: (key: string) => Promise<AccountId | undefined>;
  /** Reads the mode anew, after a change on this node. */
  readonly drop: () => void;
};

/** How long a node may still play from the wallet of the mode before; the money is the member's in either. */
const MAX_AGE_MS = 5_000;

/** Knows from which wallet a vendor's games are paid; asked by every wager, changed by people now and then. */
export const createPlayWallets = (
  { db, clock }: Pick<WalletDeps, 'db' | 'clock'>,
  { accountsOf, vendorAccount }: Pick<Accounts, 'accountsOf' | 'vendorAccount'>,
): PlayWallets => {
  const modes = createCached({
    clock,
    maxAgeMs: MAX_AGE_MS,
    load: async () => {
      const [{ isSingle }, vendors] = await Promise.all([readSetting(db), readAllVendors(db)]);
      const open = isSingle ? [] : vendors.filter(({ isOpen }) => isOpen).map(({ code }) => code);
      return { separate: new Set(open), wereAny: vendors.length > 0 };
    },
  });
  const read = async () => modes.peek() ?? (await modes.read());

  return {
    isSeparate: async (source) => (await read()).separate.has(source),
    playAccountsOf: async (member, currency, source) => {
      const [{ separate }, { cash, bonus }] = await Promise.all([read(), accountsOf(member, currency)]);
      const account = separate.has(source) ? await vendorAccount(member, source, currency) : cash;
      return { account, bonus, main: cash };
    },
    accountOfOperation: async (key) => ((await read()).wereAny ? readOperationAccount(db, key) : undefined),
    drop: modes.drop,
  };
};
