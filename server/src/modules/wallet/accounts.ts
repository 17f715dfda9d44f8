import type { MemberId } from '@fairground/contract/ids';
import type { Db } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { AccountId } from './operation.ts';
import { openHouseAccount, openMemberAccounts } from './store.ts';

/** The accounts every member has in a currency. */
export type MemberAccounts = { readonly cash: AccountId; readonly bonus: AccountId; readonly hold: AccountId };

export type Accounts = {
  readonly accountsOf: (member: MemberId, currency: string) => Promise<MemberAccounts>;
  readonly vendorAccount: (member: MemberId, vendor: string, currency: string) => Promise<AccountId>;
  readonly houseAccount: (kind: string, currency: string) => Promise<AccountId>;
};

const KEPT_MAX = 50_000;
const VENDOR_CODE = /^[A-Za-z0-9_-]{1,40}$/;

/** Opens accounts when they are first asked for. An account is never closed or moved, so its id may be remembered. */
export const createAccounts = (db: Db): Accounts => {
  const kept = new Map<string, Promise<ReadonlyMap<string, AccountId>>>();

  const opened = (key: string, open: () => Promise<ReadonlyMap<string, AccountId>>) => {
    const known = kept.get(key);
    if (known) return known;
    const opening = open();
    kept.set(key, opening);
    // The one asked for longest ago goes; a failure is not remembered.
    if (kept.size > KEPT_MAX) for (const oldest of kept.keys()) if (kept.size > KEPT_MAX) kept.delete(oldest);
    opening.catch(() => kept.delete(key));
    return opening;
  };

  const ofMember = (member: MemberId, kinds: readonly string[], currency: string) =>
    opened(`${member} ${currency} ${kinds.join()}`, () => openMemberAccounts(db, member, kinds, currency));

  return {
    accountsOf: async (member, currency) => {
      const accounts = await ofMember(member, ['CASH', 'BONUS', 'HOLD_BET'], currency);
      return { cash: at(accounts, 'CASH'), bonus: at(accounts, 'BONUS'), hold: at(accounts, 'HOLD_BET') };
    },
    vendorAccount: async (member, vendor, currency) => {
      if (!VENDOR_CODE.test(vendor)) throw new Refusal('wallet.vendor-unknown');
      const kind = `VENDOR:${vendor}`;
      return at(await ofMember(member, [kind], currency), kind);
    },
    houseAccount: async (kind, currency) =>
      at(await opened(`house ${kind} ${currency}`, () => openHouseAccount(db, kind, currency)), kind),
  };
};

const at = (accounts: ReadonlyMap<string, AccountId>, kind: string): AccountId => {
  const account = accounts.get(kind);
  if (account === undefined) throw new Refusal('wallet.account-unknown');
  return account;
};
