import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { Id } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { MAIN_WALLET, TRANSACTION_DAYS_MAX, TRANSACTION_PAGE_SIZE } from '@fairground/contract/wallet/endpoints';
import type { Transaction, listTransactions as endpoint } from '@fairground/contract/wallet/endpoints';
import { TRANSACTION_TYPES } from '@fairground/contract/wallet/transactions';
import type { TransactionGroup, TransactionType } from '@fairground/contract/wallet/transactions';
import type { Session } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import { TRANSIT } from './accounts.ts';
import { currencyOf } from './balances.ts';
import type { WalletDeps } from './deps.ts';
import { kindsOf, typeOf } from './domain/transaction-type.ts';
import { readFilteredPage } from './filtered-page.ts';
import { readHoldings, readLegs } from './store.ts';
import type { Holding, LegRow } from './store.ts';

const DAY_MS = 86_400_000;
const WALK_SIZE = 500;

export type MovementFilters = {
  readonly group?: TransactionGroup | undefined;
  readonly type?: TransactionType | undefined;
};

/** One page of a member's movements, with the balance of the account after each. */
export const listTransactions = async (
  deps: WalletDeps,
  query: QueryOf<typeof endpoint>,
  session: Session,
): Promise<ValueOf<typeof endpoint>> => {
  const to = query.to ?? deps.clock.now();
  const from = query.from ?? new Date(to.getTime() - TRANSACTION_DAYS_MAX * DAY_MS);
  if (to.getTime() - from.getTime() > TRANSACTION_DAYS_MAX * DAY_MS) throw new Refusal('wallet.range-too-long');
  const { accounts, shown } = await readRecord(deps, query, session);
  const { list, next } = await readFilteredPage(
    deps.db,
    { accounts, kinds: kindsOf(query), from, to: query.to, before: query.before, size: TRANSACTION_PAGE_SIZE },
    shown,
  );
  return { list, hasMore: next !== null, next };
};

/** Every movement of a range, the newest first, page by page; each page is a statement of its own. */
export const walkTransactions = async function* walkTransactions(
  deps: WalletDeps,
  query: MovementFilters & { readonly from: Date; readonly to?: Date | undefined },
  session: Session,
): AsyncGenerator<readonly Transaction[]> {
  const { accounts, shown } = await readRecord(deps, query, session);
  let before: bigint | undefined;
  for (let hasMore = accounts.length > 0; hasMore;) {
    const { from, to } = query;
    const legs = await readLegs(deps.db, { accounts, kinds: kindsOf(query), from, to, before, limit: WALK_SIZE });
    yield legs.flatMap(shown);
    before = legs.at(-1)?.id;
    hasMore = legs.length >= WALK_SIZE;
  }
};

const readRecord = async (deps: WalletDeps, filters: MovementFilters, session: Session) => {
  const holdings = await readHoldings(deps.db, session.memberId, await currencyOf(deps, session));
  return {
    // On its way to a vendor money is shown where it left and where it arrives, not in between.
    accounts: holdings.flatMap(({ account, kind }) => (kind === TRANSIT ? [] : [account])),
    shown: showing(holdings, filters),
  };
};

/** A leg as the record shows it; nothing of one that the filters leave out. */
export const showing = (holdings: readonly Holding[], { group, type: wanted }: MovementFilters) => {
  const kindOf = new Map(holdings.map(({ account, kind }) => [account, kind]));
  return (leg: LegRow): readonly Transaction[] => {
    const accountKind = kindOf.get(leg.account) ?? '';
    const type = typeOf(leg, { accountKind, counterKind: leg.counterKind, counterOwner: leg.counterOwner });
    if ((wanted ?? type) !== type || (group ?? TRANSACTION_TYPES[type]) !== TRANSACTION_TYPES[type]) return [];
    return [
      {
        id: leg.id as Id<'leg'>,
        type,
        group: TRANSACTION_TYPES[type],
        accountType: accountKind === 'CASH' ? MAIN_WALLET : accountKind.replace(/^VENDOR:/, ''),
        amount: money(leg.amount),
        balanceAfter: money(leg.balanceAfter),
        at: leg.at,
      },
    ];
  };
};
