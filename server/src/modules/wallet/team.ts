import type { Id, MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Transaction } from '@fairground/contract/wallet/endpoints';
import type { Db } from '../../platform/database/index.ts';
import { balanceFrom } from './balances.ts';
import { TRANSIT } from './accounts.ts';
import { kindsOf } from './domain/transaction-type.ts';
import { readFilteredPage } from './filtered-page.ts';
import { showing } from './list-transactions.ts';
import type { MovementFilters } from './list-transactions.ts';
import { readHoldingsOf } from './store.ts';

const PAGE_SIZE = 20;

/** What each of these members holds: cash, holds and vendors' wallets together, and the bonus apart. */
export const heldByTeam = async (
  db: Db,
  members: readonly MemberId[],
  currency: string,
): Promise<ReadonlyMap<MemberId, { readonly held: Money; readonly bonus: Money }>> => {
  const owned = Map.groupBy(await readHoldingsOf(db, members), ({ owner }) => owner);
  return new Map(
    [...owned].map(([owner, holdings]) => {
      const { sum, hold, bonus } = balanceFrom(currency, holdings);
      return [owner, { held: money(sum + hold - bonus), bonus }];
    }),
  );
};

export type TeamTransaction = Transaction & { readonly member: MemberId };

/** Movements of several members, the newest first. */
export const transactionsOfTeam = async (
  db: Db,
  members: readonly MemberId[],
  query: MovementFilters & {
    readonly currency: string;
    readonly from: Date;
    readonly to: Date;
    readonly before?: bigint | undefined;
  },
): Promise<{ readonly list: readonly TeamTransaction[]; readonly next: Id<'leg'> | null }> => {
  const holdings = (await readHoldingsOf(db, members)).filter(({ currency }) => currency === query.currency);
  const owners = new Map(holdings.map(({ account, owner }) => [account, owner]));
  const accounts = holdings.flatMap(({ account, kind }) => (kind === TRANSIT ? [] : [account]));
  const shown = showing(holdings, query);
  return readFilteredPage(
    db,
    { accounts, kinds: kindsOf(query), from: query.from, to: query.to, before: query.before, size: PAGE_SIZE },
    (leg): readonly TeamTransaction[] => {
      const member = owners.get(leg.account);
      return member === undefined ? [] : shown(leg).map((entry) => ({ ...entry, member }));
    },
  );
};
