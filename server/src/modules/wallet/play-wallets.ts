import type { MemberId } from '@fairground/contract/ids';
import { createCached } from '../../platform/cached.ts';
import type { Accounts } from './accounts.ts';
import type { WalletDeps } from './deps.ts';
import type { AccountId } from './operation.ts';
import { readAllVendors, readSetting } from './store.ts';
import { readOperationAccount } from './store/operations.ts';
import type { VendorTransfers } from './vendor-transfers.ts';

/** What the play at one source moves: the account that pays stakes first and takes wins, and the bonus behind it. */
export type PlayAccounts = {
  readonly account: AccountId;
  readonly bonus: AccountId;
  /** The main wallet, whatever the play is paid from: what was asked for says the same in both modes. */
  readonly main: AccountId;
  /** Whether earlier bets may have been paid from another wallet than this: there are vendors' wallets, or were. */
  readonly mayHaveChanged: boolean;
  /**
   * Whether the main wallet pays what a vendor takes back beyond its own wallet. Not where the vendor keeps the wallet
   * itself: it counts along, and would take it twice.
   */
  readonly paysFromMain: boolean;
};

export type PlayWallets = {
  /** Whether the vendor's games are paid from a wallet of its own now. */
  readonly isSeparate: (source: string) => Promise<boolean>;
  readonly playAccountsOf: (member: MemberId, currency: string, source: string) => Promise<PlayAccounts>;
  /** The account a stored operation moved; undefined where it never came. */
  readonly accountOfOperation: (key: string) => Promise<AccountId | undefined>;
  /** Reads the mode again, after a change on this node. */
  readonly drop: () => void;
};

/** How long a node may still play from the wallet of the mode before; the money is the member's in either. */
const MAX_AGE_MS = 5_000;

/** Knows from which wallet a vendor's games are paid; asked by every wager, changed by people now and then. */
export const createPlayWallets = (
  { db, clock }: Pick<WalletDeps, 'db' | 'clock'>,
  {
    accountsOf,
    vendorAccount,
    keepsWallets,
  }: Pick<Accounts, 'accountsOf' | 'vendorAccount'> & Pick<VendorTransfers, 'keepsWallets'>,
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
      const [{ separate, wereAny }, { cash, bonus }] = await Promise.all([read(), accountsOf(member, currency)]);
      const account = separate.has(source) ? await vendorAccount(member, source, currency) : cash;
      const paysFromMain = wereAny && !(await keepsWallets(source));
      return { account, bonus, main: cash, mayHaveChanged: wereAny, paysFromMain };
    },
    accountOfOperation: (key) => readOperationAccount(db, key),
    drop: modes.drop,
  };
};
