import type { MemberId } from '@fairground/contract/ids';
import type { Db } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { AccountId } from './operation.ts';
import type { OwnerKind } from './tables.ts';
import { findMemberAccounts, openAccountsOfMany, openMemberAccounts, readHoldings } from './store.ts';
import { openAccount } from './store/other-accounts.ts';

/** The accounts every member has in a currency. */
export type MemberAccounts = { readonly cash: AccountId; readonly bonus: AccountId; readonly hold: AccountId };

export type Accounts = {
  readonly accountsOf: (member: MemberId, currency: string) => Promise<MemberAccounts>;
  /** Opens what these members need, all in one transaction: for a batch that would open them one by one. */
  readonly openAccountsOf: (members: readonly MemberId[], currency: string) => Promise<void>;
  readonly vendorAccount: (member: MemberId, vendor: string, currency: string) => Promise<AccountId>;
  /** Where money waits that is on its way to or from a vendor. */
  readonly transitAccount: (member: MemberId, currency: string) => Promise<AccountId>;
  /** Where money waits that is being withdrawn. */
  readonly withdrawalAccount: (member: MemberId, currency: string) => Promise<AccountId>;
  /** What a member has put on a table of a game: a hold until it goes back. */
  readonly tableAccount: (member: MemberId, game: string, currency: string) => Promise<AccountId>;
  readonly houseAccount: (kind: string, currency: string) => Promise<AccountId>;
  /** What players paid in together, under a name of the module that keeps it; it never goes below nothing. */
  readonly poolAccount: (name: string, currency: string) => Promise<AccountId>;
  /** What a member owes the house for a reason: it stands below nothing and is no part of what the member holds. */
  readonly debtAccount: (member: MemberId, reason: string, currency: string) => Promise<AccountId>;
  /** The accounts of a member who has them already; nobody gets any by being asked for. */
  readonly findAccounts: (member: MemberId, currency: string) => Promise<MemberAccounts | undefined>;
  /** Whether the member has any account at all. */
  readonly knows: (member: MemberId) => Promise<boolean>;
  /** Whether the account is one of the house that was asked for here. */
  readonly isHouse: (account: AccountId) => boolean;
};

const KINDS = ['CASH', 'BONUS', 'HOLD_BET'] as const;
/** A hold: it counts as the member's, and cannot be spent. */
export const TRANSIT = 'HOLD_TRANSFER';
const WITHDRAWAL = 'HOLD_WD';
/** Followed by the code of the game. */
export const ON_TABLE = 'HOLD_PVP:';
const KEPT_MAX = 50_000;
/** Nobody owes more than an account can say. */
const DEBT_FLOOR = -4_000_000_000_000_000_000n;
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

  /** Every wager asks for these two, so they are found without words being put together. */
  const known = createAccountCache<MemberId, MemberAccounts>();
  const houses = createAccountCache<string, AccountId>();
  const houseIds = new Set<AccountId>();

  const readAccounts = async (member: MemberId, currency: string): Promise<MemberAccounts> =>
    known.keep(currency, member, memberAccounts(await ofMember(member, KINDS, currency)));

  const lookForAccounts = async (member: MemberId, currency: string): Promise<MemberAccounts | undefined> => {
    const found = await findMemberAccounts(db, member, KINDS, currency);
    return found.size < KINDS.length ? undefined : known.keep(currency, member, memberAccounts(found));
  };

  const ofOwner = async (
    owner: OwnerKind,
    owner_id: bigint,
    kind: string,
    currency: string,
    floor: bigint | null,
  ): Promise<AccountId> =>
    at(
      await opened(`${owner} ${owner_id} ${kind} ${currency}`, () =>
        openAccount(db, { owner_kind: owner, owner_id, kind, currency, floor }),
      ),
      kind,
    );

  const readHouse = async (kind: string, currency: string): Promise<AccountId> => {
    const account = await ofOwner('house', 0n, kind, currency, null);
    houseIds.add(account);
    return houses.keep(currency, kind, account);
  };

  return {
    accountsOf: async (member, currency) => known.find(currency, member) ?? readAccounts(member, currency),
    openAccountsOf: async (members, currency) => {
      const unknown = members.filter((member) => known.find(currency, member) === undefined);
      for (const [member, accounts] of await openAccountsOfMany(db, unknown, KINDS, currency))
        known.keep(currency, member, memberAccounts(accounts));
    },
    findAccounts: async (member, currency) => known.find(currency, member) ?? lookForAccounts(member, currency),
    knows: async (member) => (await readHoldings(db, member)).length > 0,
    isHouse: (account) => houseIds.has(account),
    vendorAccount: async (member, vendor, currency) => {
      if (!VENDOR_CODE.test(vendor)) throw new Refusal('wallet.vendor-unknown');
      const kind = `VENDOR:${vendor}`;
      return at(await ofMember(member, [kind], currency), kind);
    },
    transitAccount: async (member, currency) => at(await ofMember(member, [TRANSIT], currency), TRANSIT),
    withdrawalAccount: async (member, currency) => at(await ofMember(member, [WITHDRAWAL], currency), WITHDRAWAL),
    tableAccount: async (member, game, currency) => {
      const kind = `${ON_TABLE}${game}`;
      return at(await ofMember(member, [kind], currency), kind);
    },
    poolAccount: (name, currency) => ofOwner('pool', 0n, name, currency, 0n),
    debtAccount: (member, reason, currency) => ofOwner('debt', member, reason, currency, DEBT_FLOOR),
    houseAccount: async (kind, currency) => houses.find(currency, kind) ?? readHouse(kind, currency),
  };
};

/** What is known by currency and name; beyond its size it starts over. */
const createAccountCache = <Name, Value>() => {
  const known = new Map<string, Map<Name, Value>>();
  return {
    find: (currency: string, name: Name): Value | undefined => known.get(currency)?.get(name),
    keep: (currency: string, name: Name, value: Value): Value => {
      const ofCurrency = known.get(currency) ?? new Map<Name, Value>();
      if (ofCurrency.size >= KEPT_MAX) ofCurrency.clear();
      known.set(currency, ofCurrency.set(name, value));
      return value;
    },
  };
};

const memberAccounts = (accounts: ReadonlyMap<string, AccountId>): MemberAccounts => ({
  cash: at(accounts, 'CASH'),
  bonus: at(accounts, 'BONUS'),
  hold: at(accounts, 'HOLD_BET'),
});

const at = (accounts: ReadonlyMap<string, AccountId>, kind: string): AccountId => {
  const account = accounts.get(kind);
  if (account === undefined) throw new Refusal('wallet.account-unknown');
  return account;
};
