import type { Id, MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Transaction } from '@fairground/contract/wallet/endpoints';
import type { Db } from '../../platform/database/index.ts';
import { balanceFrom } from './balances.ts';
import { TRANSIT } from './accounts.ts';
import { kindsOf } from './domain/transaction-type.ts';
import { pageEnd, showing } from './list-transactions.ts';
import type { MovementFilters } from './list-transactions.ts';
import { readHoldingsOf, readLegs } from './store.ts';

const PAGE_SIZE = 20;
const READS_MAX = 20;
const READ_SIZE_MAX = 2_000;

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
  const list: TeamTransaction[] = [];
  let { before } = query;
  let hasReadAll = accounts.length === 0;
  for (let reads = 0; !hasReadAll && list.length <= PAGE_SIZE && reads < READS_MAX; reads += 1) {
    const limit = Math.min(READ_SIZE_MAX, (PAGE_SIZE + 1) * 2 ** reads);
    const legs = await readLegs(db, { accounts, kinds: kindsOf(query), from: query.from, to: query.to, before, limit });
    for (const leg of legs) {
      const member = owners.get(leg.account);
      if (member !== undefined) list.push(...shown(leg).map((entry) => ({ ...entry, member })));
    }
    before = legs.at(-1)?.id ?? before;
    hasReadAll = legs.length < limit;
  }
  const end = pageEnd(list);
  const page = list.slice(0, end);
  const last = list.length > end ? page.at(-1)?.id : before;
  const hasMore = list.length > end || !hasReadAll;
  return { list: page, next: hasMore && last !== undefined ? (last as Id<'leg'>) : null };
};
